import type { Config } from '#config.ts'
import type { Context } from '#context.ts'
import { StartProblem } from '#database/start-problem.ts'
import type { Log } from '#platform/logging/log.ts'
import { openRuntime } from '#runtime.ts'
import { checkBackups, checkStorage } from './check-backups.ts'
import {
  checkClock,
  checkJobs,
  checkNodes,
  checkOutbox,
  checkReplica,
  checkServer,
} from './check-database.ts'
import { checkClockIsKept, checkDisk } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkDns, checkExposure, checkTls } from './check-site.ts'
import { type Finding, findingsOf } from './finding.ts'

type Check = (ctx: Context) => Promise<Finding | Finding[]>

/** What asks the database or with its help. */
const checksOnDatabase: readonly Check[] = [
  checkServer,
  checkReplica,
  checkClock,
  checkNodes,
  checkJobs,
  checkOutbox,
  checkBackups,
  checkStorage,
]

/** Checks everything that an installation needs, and brings no schema up to date. `mailTo` is sent an email. */
export async function examine(config: Config, log: Log, mailTo: string | undefined): Promise<Finding[]> {
  const found = await Promise.all([
    checkDns(config),
    checkTls(config),
    checkMail(config, mailTo),
    checkClockIsKept(),
    checkDisk(config),
    checkOnDatabase(config, log),
  ])
  return [...checkExposure(config), ...found.flat()]
}

async function checkOnDatabase(config: Config, log: Log): Promise<Finding[]> {
  const runtime = await openRuntime(config, log, false).catch((error: unknown) => {
    if (error instanceof StartProblem) return error
    throw error
  })
  if (runtime instanceof StartProblem)
    return [findingsOf('database').failed(runtime.message, 'Nothing that needs the database was checked.')]
  try {
    const found: Finding[] = []
    for (const check of checksOnDatabase) found.push(...[await check(runtime.ctx)].flat())
    return found
  } finally {
    await runtime.close()
  }
}
