import type { Performance } from '@evenmoor/contract/performance'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { planTitles } from '#plans/find-plan.ts'
import { illustratedResults, type IllustratedResult } from '#positions/history/illustrated-results.ts'
import { type AccountDay, accountDays } from '#wallet/account-days.ts'
import { deepestFall } from '#wallet/deepest-fall.ts'
import { describeHeld } from './describe-held.ts'
import { type Flow, moneyWeighted } from './money-weighted.ts'
import { type DayReturn, dayReturns, growthOf, timeWeighted } from './returns.ts'

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined }

/**
 * How an investor's account did between two UTC days, both included; without them from the first booking to today, or to
 * the last day booked ahead. Days outside of that are left out, and those of which not all entries are kept. The ledger is read at one moment, the market after it.
 */
export async function describePerformance(
  ctx: Context,
  investorId: string,
  asked: Asked,
): Promise<Performance> {
  const known = await ctx.transaction(async (tx) => ({
    all: (await accountDays(ctx, tx, investorId)).days,
    titles: await planTitles(tx),
    illustrated: await illustratedResults(tx, investorId),
  }))
  const today = utcDay(ctx.clock.now())
  const before = known.all[0]?.day
  const earliest = before === undefined ? today : addDays(before, 1)
  const from = asked.from !== undefined && asked.from > earliest ? asked.from : earliest
  const latest = known.all.at(-1)?.day ?? today
  const to = asked.to !== undefined && asked.to < latest ? asked.to : latest
  const days = known.all.filter(({ day }) => day >= from && day <= to)
  const openingMinor = known.all.findLast(({ day }) => day < from)?.totalMinor ?? 0n
  const returns = dayReturns(days)
  return {
    from,
    to,
    ahead_from: days.find(({ isAhead }) => isAhead)?.day ?? null,
    opening: usd(openingMinor),
    money_in: usd(sumOf(days, ({ inMinor }) => inMinor)),
    money_out: usd(sumOf(days, ({ outMinor }) => outMinor)),
    results: usd(sumOf(days, ({ resultMinor }) => resultMinor)),
    closing: usd(days.at(-1)?.totalMinor ?? openingMinor),
    time_weighted: {
      rate: percent(timeWeighted(returns)),
      days: returns.filter(({ resultMinor }) => resultMinor !== 0n).map(describeDay),
    },
    money_weighted: describeMoneyWeighted(flowsOf(openingMinor, days)),
    best_day: extreme(returns, (a, b) => a > b),
    worst_day: extreme(returns, (a, b) => a < b),
    deepest_fall: describeFall(addDays(from, -1), days, returns),
    plans: describePlans(
      days,
      known.titles,
      known.illustrated.filter(({ day }) => day >= from && day <= to),
    ),
    held: await describeHeld(ctx, { openingMinor, days, from, today }),
  }
}

const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })

const sumOf = (days: readonly AccountDay[], part: (day: AccountDay) => bigint): bigint =>
  days.reduce((sum, day) => sum + part(day), 0n)

/** The largest rate that is told, as a part of one. */
const rateMax = 1e10

/** A rate in percent with up to ten decimals; null where there is none, or none that says anything. */
function percent(rate: number | null): string | null {
  if (rate === null || !Number.isFinite(rate) || rate > rateMax) return null
  const text = (rate * 100).toFixed(10).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

const describeDay = ({ day, baseMinor, resultMinor, rate }: DayReturn) => ({
  day,
  base: usd(baseMinor),
  result: usd(resultMinor),
  rate: percent(rate),
})

/** What XIRR takes: what was there at the end of the day before, every payment on its day, and what there is at the end. */
function flowsOf(openingMinor: bigint, days: readonly AccountDay[]): Flow[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  return [
    { day: addDays(first.day, -1), amountMinor: -openingMinor },
    ...days.map(({ day, inMinor, outMinor, totalMinor }) => ({
      day,
      amountMinor: outMinor - inMinor + (day === last.day ? totalMinor : 0n),
    })),
  ].filter(({ day, amountMinor }) => amountMinor !== 0n || day === last.day)
}

function describeMoneyWeighted(flows: readonly Flow[]): Performance['money_weighted'] {
  const outcome = moneyWeighted(flows)
  return {
    rate: outcome.kind === 'rate' ? percent(outcome.rate) : null,
    annual_rate: outcome.kind === 'rate' ? percent(outcome.annualRate) : null,
    because: outcome.kind === 'none' ? outcome.reason : null,
    flows: flows.map(({ day, amountMinor }) => ({ day, amount: usd(amountMinor) })),
  }
}

/** The first of the days with the most extreme result on its own side of zero. */
function extreme(
  returns: readonly DayReturn[],
  isBeyond: (one: bigint, other: bigint) => boolean,
): Performance['best_day'] {
  let found: DayReturn | undefined
  for (const one of returns) if (isBeyond(one.resultMinor, found?.resultMinor ?? 0n)) found = one
  return found === undefined
    ? null
    : { day: found.day, result: usd(found.resultMinor), rate: percent(found.rate) }
}

function describeFall(
  dayBefore: string,
  days: readonly AccountDay[],
  returns: readonly DayReturn[],
): Performance['deepest_fall'] {
  let soFarMinor = 0n
  const soFar = [0n, ...days.map(({ resultMinor }) => (soFarMinor += resultMinor))]
  const fall = deepestFall(soFar)
  if (fall === undefined) return null
  const dayAt = (index: number) => (index === 0 ? dayBefore : (days[index - 1]?.day ?? dayBefore))
  const growth = growthOf(returns)
  const [high = 0, low = 0] = [growth[fall.from], growth[fall.to]]
  return {
    from: dayAt(fall.from),
    to: dayAt(fall.to),
    recovered: fall.recovered === null ? null : dayAt(fall.recovered),
    amount: usd((soFar[fall.to] ?? 0n) - (soFar[fall.from] ?? 0n)),
    rate: percent(high === 0 ? null : low / high - 1),
  }
}

function describePlans(
  days: readonly AccountDay[],
  titles: ReadonlyMap<string, string>,
  illustrated: readonly IllustratedResult[],
): Performance['plans'] {
  const results = days.flatMap(({ results: each }) => each)
  const planIds = new Set([...results, ...illustrated].map(({ planId }) => planId))
  return [...planIds].map((planId) => {
    const ofPlan = illustrated.filter((one) => one.planId === planId)
    const sum = results
      .filter((one) => one.planId === planId)
      .reduce((total, { amountMinor }) => total + amountMinor, 0n)
    return {
      plan_id: planId,
      plan_title: planId === null ? null : (titles.get(planId) ?? planId),
      results: usd(sum),
      illustrated: usd(ofPlan.reduce((total, { amountMinor }) => total + amountMinor, 0n)),
      days: ofPlan.length,
    }
  })
}
