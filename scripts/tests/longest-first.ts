import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/**
 * Files that take longer than ten seconds, the longest first. Without a result of an earlier run Vitest begins with the
 * largest files, and several of these are small: begun last, one of them keeps a single worker busy at the end.
 */
const longest = [
  'server/src/access.test.ts',
  'server/src/chains/tron/tron-stories.test.ts',
  'server/src/chains/bitcoin/bitcoin-stories.test.ts',
  'server/testing/simulator/simulator.test.ts',
  'server/src/withdrawals/requests/withdrawal-races.test.ts',
  'server/src/chains/evm/evm-stories.test.ts',
  'server/src/ops/ops.test.ts',
  'server/src/live/live.test.ts',
  'server/src/investors/limited-races.test.ts',
  'server/testing/attacks/sign-up.test.ts',
  'server/src/identity/identity-races.test.ts',
  'server/testing/killed-after-commit.test.ts',
  'server/src/plans/staff-plans.test.ts',
  'server/src/referrals/bonus-races.test.ts',
]

/** Begins with the files that are known to take longest; a name that is gone changes nothing. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sort of the sequencer, not of an array
    const sorted = await super.sort(files)
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
      return at < 0 ? longest.length : at
    }
    return sorted.toSorted((a, b) => place(a) - place(b))
  }
}
