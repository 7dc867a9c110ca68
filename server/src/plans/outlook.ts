/** What a plan's days did, and what days like them could do to an amount. Pure; amounts in millionths of a dollar. */
import { applyRatePpm, mulDivFloor } from '@evenmoor/ledger/money'
import type { PlanTerms } from './plan.ts'

/** Key of a plan and a day. */
export type DayOfPlan = {
  readonly day: string
  readonly ratePpm: bigint
  readonly source: PlanTerms['resultSource']
}

export type OutlookCase = {
  readonly kind: 'bad' | 'middle' | 'good'
  /** The first and the last day it is made of; null for an illustration. */
  readonly stretch: { readonly from: string; readonly to: string } | null
  readonly changeMinor: bigint
}

export type OutlookCases = {
  readonly basis: 'results' | 'illustration' | 'too_few_days'
  readonly bookedDays: number
  readonly neededDays: number
  readonly stretches: number
  /** The bad one first; none with too few days. */
  readonly cases: readonly OutlookCase[]
}

const wholePpm = 1_000_000n

/**
 * By how much an amount has changed after these days, by the rule of every position: a result is what the position is
 * worth × the rate, rounded down; a gain is paid out, a loss comes out of the position.
 */
export function changeOver(amountMinor: bigint, ratesPpm: readonly bigint[]): bigint {
  let positionMinor = amountMinor
  let paidMinor = 0n
  for (const ratePpm of ratesPpm) {
    const result = applyRatePpm(positionMinor, ratePpm)
    if (result > 0n) paidMinor += result
    else positionMinor += result
  }
  return positionMinor + paidMinor - amountMinor
}

/** Needs twice as many days as it looks ahead. With fewer, the stretches would overlap almost entirely. */
export const neededDaysFor = (days: number): number => days * 2

/**
 * The cases for an amount over so many days. A plan with results of its own is looked at in every stretch of as many
 * booked days in a row: the worst, the middle and the best of them. Days that were an illustration are no results, and a
 * plan that is one now has none to look at: then everything may be lost.
 */
export function outlookFor(
  amountMinor: bigint,
  days: number,
  plan: Pick<PlanTerms, 'resultSource' | 'ratePpm'>,
  history: readonly DayOfPlan[],
): OutlookCases {
  const own = history.filter(({ source }) => source !== 'illustration')
  const neededDays = neededDaysFor(days)
  const figures = { bookedDays: own.length, neededDays, stretches: 0 }
  if (plan.resultSource === 'illustration') {
    return { ...figures, basis: 'illustration', cases: illustrated(amountMinor, days, plan.ratePpm) }
  }
  if (own.length < neededDays) return { ...figures, basis: 'too_few_days', cases: [] }
  const stretches = stretchesOf(amountMinor, days, own)
  const at = (index: number) => stretches[index]
  const [bad, middle, good] = [at(0), at((stretches.length - 1) >> 1), at(stretches.length - 1)]
  if (bad === undefined || middle === undefined || good === undefined) throw new Error('no stretch of days')
  return {
    ...figures,
    stretches: stretches.length,
    basis: 'results',
    cases: [
      { kind: 'bad', ...bad },
      { kind: 'middle', ...middle },
      { kind: 'good', ...good },
    ],
  }
}

function illustrated(amountMinor: bigint, days: number, ratePpm: bigint): OutlookCase[] {
  const everyDay = Array.from({ length: days }, () => ratePpm)
  return [
    { kind: 'bad', stretch: null, changeMinor: -amountMinor },
    { kind: 'middle', stretch: null, changeMinor: 0n },
    { kind: 'good', stretch: null, changeMinor: changeOver(amountMinor, everyDay) },
  ]
}

/** What each stretch of so many booked days in a row would have done, the worst first. */
function stretchesOf(amountMinor: bigint, days: number, history: readonly DayOfPlan[]) {
  const all = Array.from({ length: history.length - days + 1 }, (_, start) => {
    const part = history.slice(start, start + days)
    const [from, to] = [part[0]?.day ?? '', part.at(-1)?.day ?? '']
    const changeMinor = changeOver(
      amountMinor,
      part.map(({ ratePpm }) => ratePpm),
    )
    return { stretch: { from, to }, changeMinor }
  })
  return all.toSorted((a, b) => (a.changeMinor < b.changeMinor ? -1 : Number(a.changeMinor > b.changeMinor)))
}

/** What a plan has really returned, over all its days; the rates in parts per million. */
export function recordOf(history: readonly DayOfPlan[]) {
  const byRate = history.toSorted((a, b) => (a.ratePpm < b.ratePpm ? -1 : Number(a.ratePpm > b.ratePpm)))
  const amountMinor = 1_000_000n * wholePpm
  const change = changeOver(
    amountMinor,
    history.map(({ ratePpm }) => ratePpm),
  )
  return {
    days: history.length,
    illustratedDays: history.filter(({ source }) => source === 'illustration').length,
    losingDays: history.filter(({ ratePpm }) => ratePpm < 0n).length,
    firstDay: history[0]?.day ?? null,
    lastDay: history.at(-1)?.day ?? null,
    worst: byRate[0] ?? null,
    best: byRate.at(-1) ?? null,
    returnedPpm: history.length === 0 ? null : mulDivFloor(change, wholePpm, amountMinor),
  }
}
