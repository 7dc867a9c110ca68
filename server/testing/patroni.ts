/**
 * Three database machines under Patroni on this one, each in a network namespace of its own, with HAProxy in front, by the
 * configuration that operators are given (`deploy/patroni`).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { portForLater } from './free-port.ts'
import {
  balancerFile,
  type Machine,
  type Node,
  password,
  prepareNode,
  userNamed,
  writeConfiguration,
} from './patroni/machine-files.ts'
import { ip, openNetwork } from './patroni/network.ts'
import { ended, killAll, pidsIn, serverPidsIn, signal } from './patroni/processes.ts'
import { programs } from './patroni/programs.ts'

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
