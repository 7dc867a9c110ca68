import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { verdict } from '../table.ts'

/** Asked so often. */
const pauseMs = 1_000
const lagMaxSeconds = 60

/** How old what the check of the invariants has covered got. */
export type CheckLag = {
  /** From the start of the watching until everything was checked once; undefined if it never was. */
  readonly firstAfterSeconds: number | undefined
  readonly maxSeconds: number
}

/**
 * Asks until it is ended for the age of the check of the ledger, as the metric `evenmoor_reconciliation_check_age_seconds`
 * tells it: that one is read anew every 15 s, which is too coarse here.
 */
export function watchCheckLag(owner: pg.Pool): { readonly end: () => Promise<CheckLag> } {
  const over = new AbortController()
  const begin = performance.now()
  let firstAfterSeconds: number | undefined
  let maxSeconds = 0
  const watch = async () => {
    while (!over.signal.aborted) {
      const age = await ageNow(owner)
      if (age !== undefined) {
        firstAfterSeconds ??= (performance.now() - begin) / 1_000
        maxSeconds = Math.max(maxSeconds, age)
      }
      await sleep(pauseMs, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const watched = watch()
  return {
    end: async () => {
      over.abort()
      await watched
      return { firstAfterSeconds, maxSeconds }
    },
  }
}

async function ageNow(owner: pg.Pool): Promise<number | undefined> {
  const { rows } = await owner.query<{ age: number | null }>(
    `select extract(epoch from clock_timestamp() - checked_at)::float as age from watch where name = 'ledger'`,
  )
  return rows[0]?.age ?? undefined
}

export function describeCheckLag({ firstAfterSeconds, maxSeconds }: CheckLag): string {
  const target = `≤ ${lagMaxSeconds} s`
  if (firstAfterSeconds === undefined)
    return `The invariants were never checked to their end: ${verdict(false, target)}.`
  return (
    `All that was there was checked ${firstAfterSeconds.toFixed(0)} s after the worker's start; from then on the check of ` +
    `the invariants was at most ${maxSeconds.toFixed(0)} s behind (${verdict(maxSeconds <= lagMaxSeconds, target)}).`
  )
}
