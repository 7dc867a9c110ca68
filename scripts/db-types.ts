/** Writes server/src/platform/database/types.ts from a migrated database; `--verify` only compares. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { answerHelp } from './setup/usage.mjs'
import { createTestDatabase } from '../server/testing/database.ts'

answerHelp(`npm run db-types [-- --verify]

Writes the database's types for the server from a migrated database; --verify only compares.
`)

const root = path.resolve(import.meta.dirname, '..')
const outFile = path.join(root, 'server/src/platform/database/types.ts')
const database = await createTestDatabase()
try {
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/kysely-codegen'),
    [
      '--url',
      database.ownerUrl,
      '--dialect',
      'postgres',
      '--out-file',
      outFile,
      '--include-pattern',
      '(public|ledger).*',
      '--default-schema',
      'public',
      '--type-mapping',
      '{"int8":"bigint","numeric":"bigint"}',
      '--date-parser',
      'string',
      ...(process.argv.includes('--verify') ? ['--verify'] : []),
    ],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
} finally {
  await database.drop()
}
