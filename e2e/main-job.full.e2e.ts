import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { startEmbedded } from '../server/src/database/embedded/embedded.ts'
import { mainJob, tamperedIsNamed } from './support/main-job.ts'
import { startProduct, startWithOwnDatabase } from './support/product.ts'

/** The main job on the database that comes with the product, and on one of the operator's; what spoils their books is found. */

test('on the embedded database, on a phone', async ({ browser }) => {
  test.slow()
  const product = await startWithOwnDatabase()
  try {
    await mainJob(browser, product, { width: 360, height: 780 })
    await tamperedIsNamed(product)
  } finally {
    await product.stop()
  }
})

test('on a PostgreSQL server named by DATABASE_URL, on a desktop', async ({ browser }) => {
  test.slow()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-server-'))
  const server = await startEmbedded({ dataDir })
  try {
    const product = await startProduct({ DATABASE_URL: server.ownerUrl })
    try {
      await mainJob(browser, product, { width: 1280, height: 900 })
      await tamperedIsNamed(product)
    } finally {
      await product.stop()
    }
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
