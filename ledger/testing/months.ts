/** Months that begin, go and come back, as the product does it. */
import { expect } from 'vitest'
import type pg from 'pg'
import {
  attachMonth,
  type AttachStep,
  beginMonth,
  detachMonth,
  type DetachStep,
  ledgerMonths,
  sealTransfers,
} from '../src/index.ts'
import { inTransaction, type TestDatabase } from './database.ts'

/** The beginning of a month, counted from the one in which the database was made. */
export const month = (later: number): Date => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1))
}

export const dayOf = (later: number): string => month(later).toISOString().slice(0, 10)

/** Every step of beginning a month, and all that was booked so far is sealed. */
export async function begun(database: TestDatabase, later: number): Promise<void> {
  for (const done of ['bounded', 'checked', 'divided', 'begun'])
    expect(await inTransaction(database.app, (tx) => beginMonth(tx, month(later)))).toBe(done)
}

/** Twice: what was being written during the first call is sealed by the second. */
export const sealAll = async ({ app }: TestDatabase): Promise<number> =>
  (await sealTransfers(app)) + (await sealTransfers(app))

/** As the operator does it, unless told when: years later. */
export const detach = (pool: pg.Pool, later: number, now = month(48)): Promise<DetachStep> =>
  inTransaction(pool, (tx) => detachMonth(tx, dayOf(later), now))

export const attach = (pool: pg.Pool, later: number, now = month(48)): Promise<AttachStep> =>
  inTransaction(pool, (tx) => attachMonth(tx, dayOf(later), now))

/** The months that are here, those beside, and those that are gone. */
export async function monthStates({ app }: TestDatabase): Promise<string> {
  return (await ledgerMonths(app)).map(({ state }) => state).join(' ')
}
