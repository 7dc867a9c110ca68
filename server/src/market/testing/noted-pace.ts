import type { IBackoff, IBackoffFactory } from 'cockatiel'
import type { TestClock } from '#testing/app.ts'
import { retryPace } from '../service-guard.ts'

/** The pace of retries without waiting: each delay is noted and the test's clock advanced by it. */
export function notedPace(clock: TestClock, waited: number[]): IBackoffFactory<unknown> {
  const passed = (pause: IBackoff<unknown>): IBackoff<unknown> => {
    waited.push(pause.duration)
    clock.advance(pause.duration)
    return { duration: 0, next: (context) => passed(pause.next(context)) }
  }
  return { next: (context) => passed(retryPace.next(context)) }
}
