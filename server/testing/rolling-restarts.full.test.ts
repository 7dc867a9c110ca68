import { expect, test } from 'vitest'
import { restartUnderLoad } from './rolling-restarts.ts'

test(
  'twenty rolling restarts under the load of 64 callers lose no request',
  { timeout: 1_200_000 },
  async () => {
    const { answered, failures } = await restartUnderLoad({ processes: 2, restarts: 20, callers: 64 })
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(2_000)
  },
)
