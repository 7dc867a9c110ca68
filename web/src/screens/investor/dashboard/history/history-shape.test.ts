import { expect, test } from 'vitest'
import { box, changeOf, indexAt, shapeOf } from './history-shape.ts'

/** Totals, each with what was paid in or out on its day after a slash. */
const days = (...texts: string[]) =>
  texts.map((text, index) => {
    const [total = '', paid = '0.00'] = text.split('/')
    return { day: `2026-11-0${index + 1}`, total, paid }
  })

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

test('money put in stands upright where it came: the slope before it is what results brought', () => {
  const { line, area, steps, high, low } = shapeOf(days('100.00', '300.00/190.00', '290.00'))
  // Up by 10 to 110, then 190 upright to 300.
  expect(line).toBe('M0.0 200.0L300.0 190.0M300.0 0.0L600.0 10.0')
  expect(area).toBe('M0.0 200.0L300.0 190.0L300.0 0.0L600.0 10.0L600 200L0 200Z')
  expect(steps).toEqual([{ x: 300, from: 190, to: 0 }])
  expect([high, low]).toEqual(['300.00', '100.00'])
})

test('what was taken out after a gain leaves room for the gain, and the edges say so', () => {
  const { steps, high, low } = shapeOf(days('100.00', '20.00/-100.00'))
  expect([high, low]).toEqual(['120.00', '20.00'])
  expect(steps).toEqual([{ x: box.width, from: 0, to: box.height }])
})

test('a first day’s payments are before the chart, and quiet days make no step', () => {
  expect(shapeOf(days('100.00/100.00', '101.00')).steps).toEqual([])
})

test('the change is told in two: what was paid in or out, and what results brought', () => {
  expect(changeOf(days('100.00/100.00', '295.00/200.00', '245.500001/-50.00'))).toEqual({
    paid: '150.00',
    results: '-4.499999',
  })
  expect(changeOf(days('5.00'))).toEqual({ paid: '0.00', results: '0.00' })
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
