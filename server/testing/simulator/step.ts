import type { Outcome, Simulation } from './simulation.ts'

/** What a step did; `expected` is the status it should have been refused with, undefined when it should succeed. */
export type Did = {
  readonly did: string
  readonly outcome?: Outcome<unknown>
  readonly expected?: number | undefined
}

/** One thing that happens; undefined where there was nothing to do it with. Changes the model as it should go. */
export type Step = (sim: Simulation) => Promise<Did | undefined>
