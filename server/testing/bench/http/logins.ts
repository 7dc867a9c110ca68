/**
 * What the HTTP side costs on top of what it cannot do without: logins beside the hash alone, balances beside a bare
 * server with the same statements; and how others fare while many wait to log in.
 */
import path from 'node:path'
import { createPool } from '#platform/database/pool.ts'
import { startProgram } from '#testing/program.ts'
import { startServer } from '#testing/second-process.ts'
import type { BenchServer } from '../bench-server.ts'
import { createBenchDatabase } from '../server.ts'
import { benchBesideLogins } from './beside-logins.ts'
import { makePeople } from './people.ts'
import { benchShares, type ShareOptions } from './shares.ts'

export async function benchLogins(server: BenchServer, options: ShareOptions): Promise<string> {
  const database = await createBenchDatabase(server, { migrated: true })
  const owner = createPool(database.url, { max: 1 })
  const stops: (() => Promise<unknown>)[] = [() => database.drop(), () => owner.end()]
  try {
    owner.options.statement_timeout = false
    const people = await makePeople(owner)
    const product = await startServer(database.url, { TRUST_PROXY: 'loopback' })
    stops.push(product.stop)
    const bare = await startProgram(path.join(import.meta.dirname, 'bare-server.ts'), {
      DATABASE_URL: database.url,
    })
    stops.push(bare.stop)
    return [
      `## Logins and balances: ${server.name}`,
      await benchShares({ people, productUrl: product.url, bareUrl: bare.url }, options),
      '',
      await benchBesideLogins({ people, url: product.url }),
    ].join('\n')
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
