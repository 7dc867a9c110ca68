import type { ChainRig } from '#chains/testing/chain-rig.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'
import type { NetworkSteps } from './network-steps.ts'

/** What the stories of one network are told with. */
export type Scene<Rig extends ChainRig = ChainRig> = {
  readonly rig: Rig
  readonly app: TestApp
  readonly steps: NetworkSteps
  /** Somebody with a new checkout. */
  readonly opened: (amount?: string) => Promise<Opened>
}

type Opened = {
  readonly person: TestPerson
  readonly checkout: Awaited<ReturnType<NetworkSteps['open']>>
  readonly look: () => ReturnType<NetworkSteps['look']>
}
