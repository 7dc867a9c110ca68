/** `npm run migrations`: what is wrong in migrations/. Fails if anything is. */
import { migrationsFolder } from '../../server/src/platform/database/migration-files.ts'
import { answerHelp } from '../setup/usage.mjs'
import { checkMigrations } from './check.ts'

answerHelp('npm run migrations    what older processes cannot work with in migrations/\n')

const findings = await checkMigrations(migrationsFolder)
for (const { name, line, fault } of findings)
  console.error(`migrations/${name}.sql${line === undefined ? '' : `:${line}`}: ${fault}`)
if (findings.length === 0) console.log('Every migration can run beside older processes.')
process.exitCode = findings.length > 0 ? 1 : 0
