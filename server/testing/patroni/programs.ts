import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What the three machines run, and what they are made with. */
export const programs = {
  patroni: '/usr/bin/patroni',
  patronictl: '/usr/bin/patronictl',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
  ip: '/usr/sbin/ip',
  nsenter: '/usr/bin/nsenter',
  setpriv: '/usr/bin/setpriv',
  unshare: '/usr/bin/unshare',
}

/** Why this machine can't; undefined where it can. */
export const whyNoPatroni: string | undefined = findWhyNot()

function findWhyNot(): string | undefined {
  if (process.platform !== 'linux') return 'network namespaces are of Linux alone'
  const missing = Object.values(programs).filter((program) => !existsSync(program))
  if (missing.length > 0)
    return `apt-get install patroni etcd-server haproxy postgresql-15 iproute2: ${missing.join(', ')} missing`
  return process.getuid?.() === 0 ? undefined : 'network namespaces take root'
}

/** Runs a program to its end. */
export function command(program: string, words: readonly string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`)
}
