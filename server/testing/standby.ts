import { appendFile, chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-fs'
import { baseBackup } from '#backups/base-backup.ts'
import { bringUp } from '#database/embedded/bring-up.ts'
import { layoutOf } from '#database/embedded/layout.ts'
import { loginOf } from '#database/login-url.ts'
import { runAs, withPort } from './cluster.ts'

export type Standby = {
  /** As the owner; it only reads. */
  readonly ownerUrl: string
  readonly stop: () => Promise<void>
}

/** A server that follows another of the embedded ones, with all its databases, on a port of this machine. */
export async function startStandby(
  leader: { readonly dataDir: string; readonly ownerUrl: string },
  port: number,
): Promise<Standby> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-standby-'))
  const layout = layoutOf(dataDir)
  const leads = layoutOf(leader.dataDir)
  await appendFile(
    path.join(leads.cluster, 'pg_hba.conf'),
    'host replication all 127.0.0.1/32 scram-sha-256\n',
  )
  await runAs(leader.ownerUrl, 'select pg_reload_conf()')
  await mkdir(path.dirname(layout.ownerPassword), { mode: 0o700 })
  await copyFile(leads.ownerPassword, layout.ownerPassword)
  await copyFile(leads.appPassword, layout.appPassword)
  const { tar } = await baseBackup(leader.ownerUrl, 'standby', () => undefined)
  await pipeline(tar, extract(layout.cluster))
  await chmod(layout.cluster, 0o700)
  await writeFile(path.join(layout.cluster, 'standby.signal'), '')
  const { user, password } = loginOf(leader.ownerUrl)
  const { port: leaderPort } = new URL(leader.ownerUrl)
  const conninfo = `host=127.0.0.1 port=${leaderPort} user=${user} password=${password}`
  const settings = [`primary_conninfo=${conninfo}`, 'hot_standby=on']
  const up = await bringUp(layout, { log: () => undefined, samePort: port, settings })
  return {
    ownerUrl: withPort(leader.ownerUrl, port),
    stop: async () => {
      await up.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
