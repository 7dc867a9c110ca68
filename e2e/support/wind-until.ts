import type { Locator } from '@playwright/test'
import type { pageClock } from './page-clock.ts'

/** A page's time that a test winds on. */
type PageClock = Awaited<ReturnType<typeof pageClock>>

/**
 * Winds the page's time on until this is seen. An answer takes a while that no clock knows, and what the page waits for
 * after it begins only then: so it goes in small steps, and however slow the machine is, the page is not overtaken.
 */
export async function windUntil(clock: PageClock, seen: Locator): Promise<void> {
  while (!(await seen.first().isVisible())) await clock.wind(0.25)
}
