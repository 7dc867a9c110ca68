import { migrationsFolder } from '../../server/src/platform/database/migration-files.ts'
import { checkMigrations } from './check.ts'

/** `npm run migrations`: what is wrong in migrations/. Fails if anything is. */
const findings = await checkMigrations(migrationsFolder)
for (const { name, line, fault } of findings)
  console.error(`migrations/${name}.sql${line === undefined ? '' : `:${line}`}: ${fault}`)
if (findings.length === 0) console.log('Every migration can run beside older processes.')
process.exitCode = findings.length > 0 ? 1 : 0
