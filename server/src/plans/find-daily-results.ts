import type { Tx } from '#platform/database/pool.ts'
import { selectPlansDrawn } from './plan-store.ts'
import {
  selectResult,
  selectResultsBetween,
  selectRatesInForceBetween,
  type StoredResult,
} from './daily-result-store.ts'

export { sourceOfResult, type StoredResult } from './daily-result-store.ts'

/** A plan's result of a day as first booked; a correction doesn't change it. */
export const findDailyResult = (tx: Tx, planId: string, day: string): Promise<StoredResult | undefined> =>
  selectResult(tx, planId, day)

/** The results of all plans from one day to another, as they were booked, in order. */
export const dailyResultsBetween = (tx: Tx, from: string, to: string): Promise<StoredResult[]> =>
  selectResultsBetween(tx, from, to)

/** The rate that counts for each plan's day now, by `plan day`; days that were taken back are missing. */
export const ratesInForceBetween = (tx: Tx, from: string, to: string): Promise<Map<string, bigint>> =>
  selectRatesInForceBetween(tx, from, to)

/** The plans that had results of the source `market` by the end of a day, closed ones too. */
export const drawnPlans = (tx: Tx, day: string): Promise<Set<string>> => selectPlansDrawn(tx, day)
