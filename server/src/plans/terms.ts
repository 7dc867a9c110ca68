/** What staff may make of a plan's terms. Pure. */
import { type Money, formatMoney, formatRatePercent, parseAmount } from '@evenmoor/ledger/money'
import { addDays, daysBetween, utcDay } from '#platform/clock.ts'
import { badField } from '#platform/problems.ts'
import { anyDeposit } from '#deposits/deposit.ts'
import { dollarsTyped } from '#wallet/amount-input.ts'
import { shortUsd } from '#wallet/dollars.ts'
import type { PlanTerms } from './plan.ts'

/** What a version of terms says about amounts and the illustrated rate. */
export type TermsFigures = Pick<PlanTerms, 'minMinor' | 'maxMinor' | 'ratePpm'>

export type TypedTerms = {
  readonly min_deposit: string
  readonly max_deposit: string
  readonly daily_rate: string
  readonly effective_on?: string | null | undefined
}

/** Decimals of a percent text that make whole parts per million. */
const percentScale = 4
const rateMaxPpm = 1_000_000n
const daysAheadMax = 366

/**
 * Reads what staff typed. Throws a 400 by field: for an amount that no checkout could bring, a range that is upside down,
 * a rate above 100 %.
 */
export function readFigures(typed: TypedTerms): TermsFigures {
  const minMinor = dollarsTyped('min_deposit', typed.min_deposit)
  const maxMinor = dollarsTyped('max_deposit', typed.max_deposit)
  if (minMinor < anyDeposit.minMinor)
    throw badField('min_deposit', 'plan_min_too_low', { min_usd: shortUsd(anyDeposit.minMinor) })
  if (maxMinor > anyDeposit.maxMinor)
    throw badField('max_deposit', 'plan_max_too_high', { max_usd: shortUsd(anyDeposit.maxMinor) })
  if (maxMinor < minMinor) throw badField('max_deposit', 'plan_max_below_min')
  const rate = parseAmount(typed.daily_rate, percentScale, { zeroAllowed: true })
  if (!rate.ok || rate.minor > rateMaxPpm) throw badField('daily_rate', 'rate_range')
  return { minMinor, maxMinor, ratePpm: rate.minor }
}

/**
 * When terms come into force: at the start of a UTC day that is to come, the first possible one unless told. Throws a 400
 * for any other day.
 */
export function effectiveFromOf(
  effectiveOn: string | null | undefined,
  { now, firstDay }: { now: Date; firstDay: string },
): Date {
  const day = effectiveOn ?? firstDay
  if (day < firstDay || daysBetween(utcDay(now), day) > daysAheadMax)
    throw badField('effective_on', 'effective_day_range', { first_day: firstDay })
  return new Date(`${day}T00:00:00Z`)
}

/** The first UTC day that starts with the terms in force. A day's result follows the terms at its start. */
export function firstDayUnder(effectiveFrom: Date): string {
  const day = utcDay(effectiveFrom)
  return effectiveFrom.getTime() === Date.parse(`${day}T00:00:00Z`) ? day : addDays(day, 1)
}

export type TermsChange = {
  readonly field: 'min_deposit' | 'max_deposit' | 'daily_rate'
  readonly before: string
  readonly after: string
}

/** What differs between two versions, as text. */
export function changesBetween(before: TermsFigures, after: TermsFigures): TermsChange[] {
  const [old, next] = [figuresAsText(before), figuresAsText(after)]
  const fields = ['min_deposit', 'max_deposit', 'daily_rate'] as const
  return fields
    .filter((field) => old[field] !== next[field])
    .map((field) => ({ field, before: old[field], after: next[field] }))
}

/** The figures as the contract and the audit have them. */
export function figuresAsText({ minMinor, maxMinor, ratePpm }: TermsFigures) {
  const usd = (minor: Money['minor']) => formatMoney({ asset: 'usd', minor })
  return {
    min_deposit: usd(minMinor),
    max_deposit: usd(maxMinor),
    daily_rate: formatRatePercent(ratePpm),
  }
}

/** The id of a new plan, out of its name: "Große Chance 2" is "grosse-chance-2"; undefined without Latin letters. */
export function planIdFor(title: string): string | undefined {
  const id = title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return id === '' ? undefined : id
}
