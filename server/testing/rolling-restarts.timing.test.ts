import { expect, test } from 'vitest'
import { startHaproxy, whyNoHaproxy } from './haproxy.ts'
import { restartUnderLoad } from './rolling-restarts.ts'

test('a process that another takes the place of behind a balancer loses no request, and no investment', async () => {
  const met = await restartUnderLoad({ processes: 1, restarts: 1, callers: 8 })
  expect(met.failures).toEqual([])
  expect(met.answered).toBeGreaterThan(50)
  expect(met.positions.toSorted()).toEqual(met.acknowledged.toSorted())
  expect(met.acknowledged.length).toBeGreaterThan(5)
  expect(met.changes).toBeGreaterThan(0)
})

test.skipIf(whyNoHaproxy !== undefined)(
  `twenty rolling restarts behind HAProxy under 64 callers who invest, read and listen lose no request, and no investment is lost or made twice${whyNoHaproxy === undefined ? '' : ` (not run: ${whyNoHaproxy})`}`,
  { timeout: 1_200_000 },
  async () => {
    const startedMs = performance.now()
    const met = await restartUnderLoad({ processes: 2, restarts: 20, callers: 64, startFront: startHaproxy })
    const seconds = Math.round((performance.now() - startedMs) / 1000)
    console.log(
      `${seconds} s, ${met.answered} answers, ${met.acknowledged.length} investments, ${met.streams} streams with ${met.changes} changes, ${met.failures.length} failed`,
    )
    expect(met.failures).toEqual([])
    expect(met.positions.toSorted()).toEqual(met.acknowledged.toSorted())
    expect(met.answered).toBeGreaterThan(2_000)
    expect(met.acknowledged.length).toBeGreaterThan(1_000)
    // Each stream was ended by a process that left, many times over, and told what changed in any of them.
    expect(met.streams).toBeGreaterThan(16 * 5)
    expect(met.changes).toBeGreaterThan(1_000)
  },
)
