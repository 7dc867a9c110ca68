import { createHash } from 'node:crypto'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/**
 * Files that take longer than a minute in the full tier, then those over ten seconds in the gate, each the longest first.
 * Begun last, one of them would keep a single worker busy at the end.
 */
const longest = [
  'server/testing/attacks/fuzz.full.test.ts',
  'server/testing/failover.full.test.ts',
  'server/testing/killed-anywhere.full.test.ts',
  'server/src/platform/mail/mail-faults.full.test.ts',
  'server/testing/side-by-side.full.test.ts',
  'server/testing/prometheus.full.test.ts',
  'server/src/backups/backup-jobs.full.test.ts',
  'server/src/chains/evm/evm-stories.full.test.ts',
  'server/src/backups/backups.full.test.ts',
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

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return at < 0 ? longest.length : at
}

/** Begins with the files that are known to take longest; a name that is gone changes nothing. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sort of the sequencer, not of an array
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

/** The same, and all other files in an order that the seed of the run decides. */
export class LongestFirstThenShuffled extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence
    const drawn = ({ moduleId }: TestSpecification) =>
      createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
    return files
      .map((file) => ({ file, place: placeOf(file), draw: drawn(file) }))
      .toSorted((a, b) => a.place - b.place || (a.draw < b.draw ? -1 : 1))
      .map(({ file }) => file)
  }
}
