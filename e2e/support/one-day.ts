import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@playwright/test'
import { dayMs } from '../../server/src/platform/clock.ts'

/**
 * Waits for midnight UTC where it is less than that far away: what a test books on a day and looks for on that day is to
 * be of one day. The hook or test that calls it gets as much more time. What the product does at a day's turn is tested
 * with a clock of its own, in the server's tests.
 */
export async function withinOneDay(neededMs: number): Promise<void> {
  const leftMs = dayMs - (Date.now() % dayMs)
  if (leftMs >= neededMs) return
  const info = test.info()
  info.setTimeout(info.timeout + leftMs)
  await sleep(leftMs)
}
