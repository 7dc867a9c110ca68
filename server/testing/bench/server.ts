/** The PostgreSQL servers that are measured: the embedded one, and one of the machine's own or at an address. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { bySocket, layoutOf } from '#database/embedded/layout.ts'
import { migrate } from '#platform/database/migrate.ts'
import { runAs, withDatabase } from '../cluster.ts'
import type { BenchServer } from './bench-server.ts'
import { startDebianServer } from './debian-server.ts'

/** A migrated database of its own on a server; `url` is its owner's. */
export type BenchDatabase = { readonly url: string; readonly drop: () => Promise<void> }

export async function startEmbeddedServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-bench-'))
  const cluster = await startEmbedded({ dataDir })
  return {
    name: 'embedded',
    // As the product reaches it.
    url:
      cluster.fastAppUrl === cluster.appUrl
        ? cluster.ownerUrl
        : bySocket(cluster.ownerUrl, layoutOf(dataDir)),
    stop: async () => {
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The server that BENCH_DATABASE_URL names (a superuser's address), else Debian's own; undefined when there is none. */
export async function startExternalServer(): Promise<BenchServer | undefined> {
  const url = process.env.BENCH_DATABASE_URL
  if (url !== undefined) return { name: 'BENCH_DATABASE_URL', url, stop: async () => undefined }
  const bin = await debianPrograms()
  return bin === undefined ? undefined : startDebianServer(bin)
}

/** The folder of the newest PostgreSQL that Debian's packages brought. */
export async function debianPrograms(): Promise<string | undefined> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  return newest === undefined ? undefined : path.join(root, newest, 'bin')
}

/** A fresh database on the server; `migrated` brings the product's schema into it. */
export async function createBenchDatabase(
  server: BenchServer,
  { migrated }: { migrated: boolean },
): Promise<BenchDatabase> {
  const name = `bench_${randomBytes(6).toString('hex')}`
  await runAs(server.url, `create database ${name}`)
  const url = withDatabase(server.url, name)
  if (migrated) await migrate(url)
  return { url, drop: () => runAs(server.url, `drop database ${name} with (force)`) }
}
