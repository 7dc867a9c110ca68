import { test } from '@playwright/test'
import { mainJob } from './support/main-job.ts'
import { startProduct } from './support/product.ts'

/** The main job; e2e/main-job.full.e2e.ts does it on the databases that an operator may have. */

test('from the home page to a withdrawn practice dollar, on a phone', async ({ browser }) => {
  const product = await startProduct({ PRACTICE_BLOCK_MS: '500' })
  try {
    await mainJob(browser, product, { width: 360, height: 780 })
  } finally {
    await product.stop()
  }
})
