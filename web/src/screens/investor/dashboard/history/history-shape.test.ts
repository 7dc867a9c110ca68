import { expect, test } from 'vitest'
import { box, indexAt, shapeOf } from './history-shape.ts'

const days = (...totals: string[]) => totals.map((total, index) => ({ day: `2026-11-0${index + 1}`, total }))

test('the highest stands at the top, the lowest at the bottom, the days at equal distances', () => {
  const { places, high, low, line } = shapeOf(days('100.00', '300.00', '200.00'))
  expect(places).toEqual([
    { x: 0, y: box.height },
    { x: box.width / 2, y: 0 },
    { x: box.width, y: box.height / 2 },
  ])
  expect([high, low]).toEqual(['300.00', '100.00'])
  expect(line).toBe('M0.0 200.0L300.0 0.0L600.0 100.0')
})

test('a single day and equal days stand in the middle', () => {
  expect(shapeOf(days('5.00')).places).toEqual([{ x: box.width, y: box.height / 2 }])
  expect(new Set(shapeOf(days('5.00', '5.00')).places.map(({ y }) => y))).toEqual(new Set([box.height / 2]))
})

test.each([
  [-1, 0],
  [0, 0],
  [0.49, 1],
  [0.5, 2],
  [1, 3],
  [2, 3],
])('%d of the width is day %i of four', (share, index) => {
  expect(indexAt(share, 4)).toBe(index)
})
