import { expect, test } from 'vitest'
import { restartUnderLoad } from './rolling-restarts.ts'

test('a process that another takes the place of behind a balancer loses no request, and no investment', async () => {
  const met = await restartUnderLoad({ processes: 1, restarts: 1, callers: 8 })
  expect(met.failures).toEqual([])
  expect(met.answered).toBeGreaterThan(50)
  expect(met.positions.toSorted()).toEqual(met.acknowledged.toSorted())
  expect(met.acknowledged.length).toBeGreaterThan(5)
  expect(met.changes).toBeGreaterThan(0)
})
