import { expect, test } from 'vitest'
import { restartUnderLoad } from './rolling-restarts.ts'

test('a process that another takes the place of behind a balancer loses no request', async () => {
  const { answered, failures } = await restartUnderLoad({ processes: 1, restarts: 1, callers: 8 })
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(50)
})
