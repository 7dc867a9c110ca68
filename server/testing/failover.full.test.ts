/** Each way to lose the leader once; `npm run bench -- failover` does twenty (docs/operating-ha.md). */
import { expect, test } from 'vitest'
import { tooLong } from './bench/failover.ts'
import { allFaults, failOver } from './failover.ts'
import { answerWithinMs } from './in-time.ts'
import { whyNoPatroni } from './patroni/programs.ts'

test.skipIf(whyNoPatroni !== undefined)(
  `under 64 callers, whatever happens to the leader: nothing acknowledged is lost, nothing is done twice, writes and balances are back within 30 s, and public pages never stop for ten${whyNoPatroni === undefined ? '' : ` (not run: ${whyNoPatroni})`}`,
  { timeout: 1_200_000 },
  async () => {
    const found = await failOver({ faults: allFaults, callers: 64 })
    const { lost, doubled, strange, violations } = found
    expect({ lost, doubled, strange, violations }).toEqual({
      lost: [],
      doubled: 0,
      strange: [],
      violations: [],
    })
    expect(found.acknowledged).toBeGreaterThan(1_000)
    expect(found.slowestAnswerMs).toBeLessThan(answerWithinMs)
    expect(found.outages).toHaveLength(allFaults.length)
    expect(tooLong(found.outages)).toEqual([])
  },
)
