import { expect, it } from 'vitest'
import { neededSegments } from './needed-segments.ts'

const backup = {
  firstSegment: '0000000100000000000000FE',
  lastSegment: '0000000100000000000000FF',
}
const kept = [
  '0000000100000000000000FE',
  '0000000100000000000000FE.00000028.backup',
  '0000000100000000000000FF',
  '000000010000000100000000',
  '000000010000000100000001',
]

it('are all files of the timeline from the first of the backup, over the edge of 256', () => {
  expect(neededSegments(backup, kept, false)).toEqual(kept.filter((name) => name.length === 24))
  expect(neededSegments(backup, [...kept, '000000020000000100000001'], false)).toHaveLength(4)
})

it('are refused with the name of the first one that is missing', () => {
  const without = (name: string) => kept.filter((each) => each !== name)
  expect(() => neededSegments(backup, without('000000010000000100000000'), false)).toThrow(
    '000000010000000100000000',
  )
  expect(() => neededSegments(backup, without('0000000100000000000000FF'), true)).toThrow(
    '0000000100000000000000FF',
  )
  expect(() => neededSegments(backup, [], false)).toThrow('0000000100000000000000FE')
})

it('may end before a gap where the wanted moment may be earlier', () => {
  const gap = kept.filter((name) => name !== '000000010000000100000000')
  expect(neededSegments(backup, gap, true)).toEqual(['0000000100000000000000FE', '0000000100000000000000FF'])
})
