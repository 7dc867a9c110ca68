/**
 * Three database machines under Patroni on this one, each in a network namespace of its own, with HAProxy in front, by the
 * configuration that operators are given (`deploy/patroni`).
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync, readdirSync, readlinkSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import pg from 'pg'
import { portForLater } from './free-port.ts'

const given = path.resolve(import.meta.dirname, '../../deploy/patroni')

const programs = {
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

/** A machine of the three. */
export type Machine = { readonly name: string; readonly address: string }

export type PatroniCluster = {
  /** A superuser's address of the leader, by way of HAProxy. */
  readonly leaderUrl: string
  /** The same of the replicas. */
  readonly replicaUrl: string
  readonly leader: () => Promise<Machine>
  /** Waits until all three run, one of them as leader and one as what its commits wait for. */
  readonly untilWhole: (withinMs: number) => Promise<Machine>
  /** Ends PostgreSQL alone with -9. */
  readonly killServer: (machine: Machine) => void
  /** Ends everything with -9, as a power cut would; gives how to switch the machine on again. */
  readonly killMachine: (machine: Machine) => () => void
  /** Stops PostgreSQL alone as it stands; gives how to let it go on. */
  readonly freezeServer: (machine: Machine) => () => void
  readonly freezeMachine: (machine: Machine) => () => void
  /** Takes away its network: nothing is refused, everything is lost. Gives how to bring it back. */
  readonly cutOff: (machine: Machine) => () => void
  /** Asks Patroni for another leader. */
  readonly switchover: (machine: Machine) => Promise<void>
  readonly stop: () => Promise<void>
}

type Node = Machine & {
  readonly holder: ChildProcess
  readonly link: string
  readonly env: Readonly<Record<string, string>>
  readonly etcdEnv: Readonly<Record<string, string>>
}

type User = { readonly uid: number; readonly gid: number }

/** Starts them and waits until they are whole. Their logs are in `folder`, which goes with them unless `EVENMOOR_KEEP` is set. */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-patroni-'))
  await chmod(folder, 0o755)
  const user = await userNamed('postgres')
  const network = openNetwork()
  const nodes: Node[] = []
  const children = new Set<ChildProcess>()
  // A run that is broken off leaves no machine behind.
  const removeAll = () => {
    for (const node of nodes) killAll(pidsIn(node))
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', removeAll)
  const stop = async () => {
    process.removeListener('exit', removeAll)
    removeAll()
    await Promise.all([...children].map(ended))
    network.close()
    if (process.env['EVENMOOR_KEEP'] === undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const n of [1, 2, 3]) {
      const holder = await network.join(n)
      children.add(holder)
      nodes.push(await prepareNode(n, { folder, user, network, holder }))
    }
    const run = (file: string, args: readonly string[], env: Record<string, string>, log: string) => {
      const child = spawn(file, args, {
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
        stdio: 'pipe',
      })
      const lines = createWriteStream(path.join(folder, `${log}.log`), { flags: 'a' })
      child.stdout.pipe(lines, { end: false })
      child.stderr.pipe(lines, { end: false })
      children.add(child)
      child.once('exit', () => children.delete(child))
    }
    const inside = ({ holder }: Node, program: string, ...args: string[]): [string, string[]] => [
      programs.nsenter,
      [
        `--net=/proc/${holder.pid}/ns/net`,
        programs.setpriv,
        `--reuid=${user.uid}`,
        `--regid=${user.gid}`,
        '--clear-groups',
        program,
        ...args,
      ],
    ]
    const switchOn = (node: Node) => {
      run(...inside(node, programs.etcd), { ...node.etcdEnv }, `${node.name}-etcd`)
      run(...inside(node, programs.patroni, path.join(folder, 'patroni.yaml')), { ...node.env }, node.name)
    }
    await writeConfiguration(folder)
    for (const node of nodes) switchOn(node)
    const [leaderPort, replicaPort] = [await portForLater(), await portForLater()]
    const balancer = await balancerFile(folder, leaderPort, replicaPort)
    const addresses = Object.fromEntries(nodes.map(({ address }, n) => [`PG${n + 1}`, address]))
    run(programs.haproxy, ['-db', '-f', balancer], { ...addresses, LISTEN: '127.0.0.1' }, 'haproxy')

    const urlAt = (port: number) => `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
    const nodeOf = ({ name }: Pick<Machine, 'name'>) => nodes.find((node) => node.name === name)!
    const members = async (): Promise<readonly Member[]> => {
      for (const { address } of nodes) {
        const state = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_500) })
          .then((answer) => answer.json() as Promise<{ members: Member[] }>)
          .catch(() => undefined)
        if (state !== undefined) return state.members
      }
      return []
    }
    const leader = async () => {
      const found = (await members()).find(({ role }) => role === 'leader')
      if (found === undefined) throw new Error('there is no leader')
      return nodeOf(found)
    }
    const stopped = (pids: readonly number[]) => {
      for (const pid of pids) signal(pid, 'SIGSTOP')
      return () => {
        for (const pid of pids) signal(pid, 'SIGCONT')
      }
    }
    const cluster: PatroniCluster = {
      leaderUrl: urlAt(leaderPort),
      replicaUrl: urlAt(replicaPort),
      leader,
      untilWhole: async (withinMs) => {
        const deadline = performance.now() + withinMs
        for (let sinceMs = performance.now(); ; await sleep(250)) {
          const all = await members()
          const roles = all.map(({ role }) => role).toSorted()
          const isUp = all.every(({ state }) => state === 'running' || state === 'streaming')
          if (isUp && roles.join() === 'leader,replica,sync_standby') {
            const whole = await leader()
            const isSo = await isFollowed(urlAt(leaderPort), whole)
            if (isSo && performance.now() - sinceMs > steadyMs) return whole
            if (isSo) continue
          }
          sinceMs = performance.now()
          if (sinceMs > deadline)
            throw new Error(`the three are not whole: ${JSON.stringify(all)}; logs: ${folder}`)
        }
      },
      killServer: (machine) => killAll(serverPidsIn(nodeOf(machine))),
      killMachine: (machine) => {
        const node = nodeOf(machine)
        killAll(pidsIn(node))
        return () => switchOn(node)
      },
      freezeServer: (machine) => stopped(serverPidsIn(nodeOf(machine))),
      freezeMachine: (machine) => stopped(pidsIn(nodeOf(machine))),
      cutOff: (machine) => {
        const { link } = nodeOf(machine)
        ip('link', 'set', link, 'down')
        return () => ip('link', 'set', link, 'up')
      },
      switchover: async (machine) => {
        const answer = await fetch(`http://${machine.address}:8008/switchover`, {
          method: 'POST',
          body: JSON.stringify({ leader: machine.name }),
        })
        if (!answer.ok) throw new Error(`no switchover: ${answer.status} ${await answer.text()}`)
      },
      stop,
    }
    await cluster.untilWhole(120_000)
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}

type Member = { readonly name: string; readonly role: string; readonly state: string }

const password = 'only-for-tests'

async function prepareNode(
  n: number,
  { folder, user, network, holder }: { folder: string; user: User; network: Network; holder: ChildProcess },
): Promise<Node> {
  const data = path.join(folder, `pg${n}`)
  await mkdir(data)
  await chown(data, user.uid, user.gid)
  const own = {
    PATRONI_POSTGRESQL_DATA_DIR: path.join(data, 'postgresql'),
    PATRONI_POSTGRESQL_PGPASS: path.join(data, 'pgpass'),
    ETCD_DATA_DIR: path.join(data, 'etcd'),
    PATRONI_NAME: `pg${n}`,
    ETCD_NAME: `pg${n}`,
    HOME: data,
  }
  const read = async (name: string): Promise<Record<string, string>> => {
    const text = await readFile(path.join(given, name), 'utf8')
    // Machine 1 is the example's; a list of all three stays a list of all three.
    const lines = text
      .split('\n')
      .map((line) =>
        (line.includes('10.0.0.2') ? line : line.replaceAll('10.0.0.1', `10.0.0.${n}`))
          .replaceAll(/10\.0\.0\.(\d)/g, (_all, which: string) => network.address(Number(which)))
          .replaceAll(/CHANGE-ME-\d/g, password),
      )
    return { ...(parseEnv(lines.join('\n')) as Record<string, string>), ...own }
  }
  return {
    name: `pg${n}`,
    address: network.address(n),
    link: network.link(n),
    holder,
    env: await read('node.env'),
    etcdEnv: await read('etcd.env'),
  }
}

/** The operators' file, except that no test restarts the machine it runs on. */
async function writeConfiguration(folder: string): Promise<void> {
  const text = await readFile(path.join(given, 'patroni.yaml'), 'utf8')
  await writeFile(path.join(folder, 'patroni.yaml'), text.replace('mode: automatic', 'mode: off'))
}

async function balancerFile(folder: string, leaderPort: number, replicaPort: number): Promise<string> {
  const text = await readFile(path.join(given, 'haproxy.cfg'), 'utf8')
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, text.replace(':5000"', `:${leaderPort}"`).replace(':5001"', `:${replicaPort}"`))
  return file
}

type Network = {
  readonly address: (n: number) => string
  readonly link: (n: number) => string
  /** Makes the namespace of a machine; it lives as long as its holder. */
  readonly join: (n: number) => Promise<ChildProcess>
  readonly close: () => void
}

/** A bridge of this machine with a cable for each of the three. */
function openNetwork(): Network {
  const id = randomInt(1, 250)
  const bridge = `evm${id}`
  const address = (n: number) => `10.213.${id}.${10 + n}`
  const link = (n: number) => `${bridge}n${n}`
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `10.213.${id}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  return {
    address,
    link,
    join: async (n) => {
      // Ends with this process, whose pipe it reads.
      const holder = spawn(programs.unshare, ['--net', 'sh', '-c', 'echo there; exec cat'], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      await once(holder.stdout, 'data')
      const [outer, inner] = [link(n), `${bridge}i${n}`]
      ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner)
      ip('link', 'set', outer, 'master', bridge, 'up')
      ip('link', 'set', inner, 'netns', String(holder.pid))
      const within = (...words: string[]) =>
        command(programs.nsenter, [`--net=/proc/${holder.pid}/ns/net`, programs.ip, ...words])
      within('link', 'set', 'lo', 'up')
      within('addr', 'add', `${address(n)}/24`, 'dev', inner)
      within('link', 'set', inner, 'up')
      return holder
    },
    close: () => {
      ip('link', 'del', bridge)
    },
  }
}

const ip = (...words: string[]): void => command(programs.ip, words)

function command(program: string, words: readonly string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`)
}

/** Every process of a machine: those of its network, apart from its holder. */
function pidsIn({ holder }: Node): number[] {
  const own = namespaceOf(holder.pid ?? 0)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== holder.pid && own !== undefined && namespaceOf(pid) === own)
}

const serverPidsIn = (node: Node): number[] =>
  pidsIn(node).filter((pid) => linkOf(`/proc/${pid}/exe`) === programs.postgres)

const namespaceOf = (pid: number): string | undefined => linkOf(`/proc/${pid}/ns/net`)

function linkOf(file: string): string | undefined {
  try {
    return readlinkSync(file)
  } catch {
    return undefined
  }
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) signal(pid, 'SIGKILL')
}

/** A process may have ended since it was looked up. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function userNamed(name: string): Promise<User> {
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error(`this machine has no user ${name}`)
  return { uid: Number(uid), gid: Number(gid) }
}

/** Patroni may find only after some seconds that a former leader has to be rewound, and stop it again. */
const steadyMs = 6_000

/** Whether HAProxy leads to it, and both others follow. */
async function isFollowed(url: string, { address }: Machine): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ here: string; followers: number }>(
      `select host(inet_server_addr()) as here,
        (select count(*)::int from pg_stat_replication where state = 'streaming') as followers`,
    )
    return rows[0]?.here === address && rows[0].followers === 2
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
