import { expect, test } from 'vitest'
import { runAs } from '#testing/cluster.ts'
import { createTestDatabase } from '#testing/database.ts'
import { barOf, watchedOps } from './testing/watched-ops.ts'

test('a terminal sees how far the rehearsal of an upgrade is', { timeout: 120_000 }, async () => {
  const database = await createTestDatabase()
  try {
    await runAs(
      database.ownerUrl,
      'delete from schema_migration where name = (select max(name) from schema_migration)',
    )
    const { ran, drawn } = await watchedOps(['upgrade-check'], { DATABASE_URL: database.ownerUrl })
    expect(ran).toMatchObject({ code: 0, stdout: expect.stringContaining('1 migration would run:') })
    expect(drawn.length).toBeGreaterThan(10)
    for (const line of drawn) expect(line).toMatch(barOf('Trying the migrations'))
  } finally {
    await database.drop()
  }
})
