/** Each way to lose the leader once; `npm run bench -- failover` does twenty (docs/operating-ha.md). */
import { expect, test } from 'vitest'
import { writesWithinMs } from './bench/failover.ts'
import { allFaults, failOver } from './failover.ts'
import { answerWithinMs } from './in-time.ts'
import { whyNoPatroni } from './patroni/programs.ts'

test.skipIf(whyNoPatroni !== undefined)(
  `under 64 callers, whatever happens to the leader: nothing acknowledged is lost, nothing is done twice, and writes are back within 30 s${whyNoPatroni === undefined ? '' : ` (not run: ${whyNoPatroni})`}`,
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
    const late = found.outages.filter(({ writesMs }) => writesMs > writesWithinMs)
    expect(late).toEqual([])
  },
)
