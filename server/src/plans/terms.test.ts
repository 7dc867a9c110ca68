import { describe, expect, test } from 'vitest'
import { usd } from '@evenmoor/ledger/money'
import { Problem } from '#platform/problems.ts'
import { changesBetween, effectiveFromOf, firstDayUnder, planIdFor, readFigures } from './terms.ts'

const typed = { min_deposit: '100', max_deposit: '1000', daily_rate: '2.5' }

describe('what staff typed', () => {
  test('is read exactly', () => {
    expect(readFigures(typed)).toEqual({ minMinor: usd('100'), maxMinor: usd('1000'), ratePpm: 25_000n })
  })

  test.each([
    [{ min_deposit: '0.99' }, 'min_deposit'],
    [{ max_deposit: '1000000.01' }, 'max_deposit'],
    [{ min_deposit: '1000.01' }, 'max_deposit'],
    [{ min_deposit: '1e3' }, 'min_deposit'],
    [{ max_deposit: '0' }, 'max_deposit'],
    [{ daily_rate: '100.0001' }, 'daily_rate'],
    [{ daily_rate: '-1' }, 'daily_rate'],
  ])('%j is refused for %s', (part, field) => {
    let refusal: unknown
    try {
      readFigures({ ...typed, ...part })
    } catch (error) {
      refusal = error
    }
    expect(refusal).toBeInstanceOf(Problem)
    expect((refusal as Problem).body).toHaveProperty(field)
  })

  test('a range of one amount, and a rate of nothing and of everything, are in order', () => {
    expect(readFigures({ min_deposit: '1', max_deposit: '1', daily_rate: '0' })).toMatchObject({
      ratePpm: 0n,
    })
    expect(readFigures({ ...typed, daily_rate: '100' })).toMatchObject({ ratePpm: 1_000_000n })
  })
})

describe('the day terms come into force', () => {
  const now = { now: new Date('2026-06-15T23:59:59Z'), firstDay: '2026-06-16' }

  test('is the first possible one unless told, and begins with it', () => {
    expect(effectiveFromOf(undefined, now)).toEqual(new Date('2026-06-16T00:00:00Z'))
    expect(effectiveFromOf('2026-06-16', now)).toEqual(new Date('2026-06-16T00:00:00Z'))
  })

  test.each(['2026-06-15', '2026-06-14', '2027-06-17'])('%s is refused', (day) => {
    expect(() => effectiveFromOf(day, now)).toThrow(Problem)
  })

  test('a result follows the terms that its day began under', () => {
    expect(firstDayUnder(new Date('2026-06-16T00:00:00Z'))).toBe('2026-06-16')
    expect(firstDayUnder(new Date('2026-06-16T00:00:00.001Z'))).toBe('2026-06-17')
  })
})

test('only what differs is a change', () => {
  const before = readFigures(typed)
  expect(changesBetween(before, readFigures({ ...typed, min_deposit: '100.00' }))).toEqual([])
  expect(changesBetween(before, readFigures({ ...typed, daily_rate: '1.25' }))).toEqual([
    { field: 'daily_rate', before: '2.5', after: '1.25' },
  ])
})

test.each([
  ['Große Chance 2', 'grosse-chance-2'],
  ['  Été  ', 'ete'],
  ['خطة', undefined],
])('the id of "%s" is %s', (title, id) => {
  expect(planIdFor(title)).toBe(id)
})
