import { usd } from '@evenmoor/ledger/money'
import { describe, expect, test } from 'vitest'
import { type Deed, investors, lastHours, lastWeeks } from './demo-story.ts'

/** What a deed adds to an available balance, were there no results. */
function change(deed: Deed): bigint {
  switch (deed.act) {
    case 'deposit':
    case 'redeem':
      return usd(deed.amount)
    case 'invest':
    case 'withdraw':
    case 'ask to withdraw':
      return -usd(deed.amount)
    default:
      return 0n
  }
}

const ofInvestor = (number: number) => [
  ...(investors.find((each) => each.number === number)?.acts ?? []),
  ...lastWeeks.filter(({ investor }) => investor === number),
  ...lastHours.filter(({ investor }) => investor === number),
]

test.each(investors)(
  'investor $number never takes out more than was paid in: no market can stop the story',
  ({ number }) => {
    let available = 0n
    for (const deed of ofInvestor(number)) {
      if (deed.act === 'be refused') expect(available).toBeGreaterThanOrEqual(usd(deed.amount))
      available += change(deed)
      expect(available).toBeGreaterThanOrEqual(0n)
    }
  },
)

describe('the end', () => {
  test('comes after the year, whatever the day of the month', () => {
    for (const { number, acts } of investors) {
      const last = Math.max(...acts.map(({ day }) => day))
      const own = lastWeeks.filter(({ investor }) => investor === number)
      // The year has at least so many days before the one on which the demo is made.
      expect(365 - Math.max(...own.map(({ daysAgo }) => daysAgo))).toBeGreaterThan(last)
    }
  })

  test('is told in order: weeks, the hours of the last day, and all of it over before now', () => {
    const days = lastWeeks.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    // The hours reach back into yesterday.
    expect(days.at(-1)).toBeGreaterThanOrEqual(2)
    const hours = lastHours.map(({ hoursAgo }) => hoursAgo)
    expect(hours).toEqual(hours.toSorted((a, b) => b - a))
    expect(hours[0]).toBeLessThan(24)
    for (const deed of lastHours)
      if (deed.act === 'withdraw') expect(deed.hoursAgo * 60).toBeGreaterThan((deed.minutes ?? 60) + 5)
  })
})
