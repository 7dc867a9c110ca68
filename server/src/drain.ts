import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#config.ts'
import { isReachableFromElsewhere } from '#exposure.ts'

/** Two rounds of a balancer that asks every two seconds, and one to spare. */
const balancerSeconds = 5

type Drained = Pick<Config, 'drainSeconds' | 'role' | 'host' | 'publicUrl'>

/** How long a process that was told to stop still takes requests, in seconds; none come to a worker. */
export function drainSecondsOf(config: Drained): number {
  if (config.drainSeconds !== undefined) return config.drainSeconds
  return config.role !== 'worker' && isReachableFromElsewhere(config) ? balancerSeconds : 0
}

/** Whether a process is about to stop: from `leave` on, `/readyz` says so and everything else works as before. */
export type Leaving = {
  readonly isLeaving: () => boolean
  /** Resolves when a balancer has had its time to notice. */
  readonly leave: () => Promise<void>
}

export function createLeaving(config: Drained): Leaving {
  let leaves = false
  return {
    isLeaving: () => leaves,
    leave: async () => {
      leaves = true
      await sleep(drainSecondsOf(config) * 1000)
    },
  }
}
