import type { ChildProcess } from 'node:child_process'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'
import type { Network } from './network.ts'

const given = path.resolve(import.meta.dirname, '../../../deploy/patroni')

/** Of the superuser. */
export const password = 'only-for-tests'

/** A machine of the three. */
export type Machine = { readonly name: string; readonly address: string }

export type Node = Machine & {
  readonly holder: ChildProcess
  readonly link: string
  readonly env: Readonly<Record<string, string>>
  readonly etcdEnv: Readonly<Record<string, string>>
}

type User = { readonly uid: number; readonly gid: number }

/** The folder and the settings of one machine, made of those that operators are given. */
export async function prepareNode(
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
export async function writeConfiguration(folder: string): Promise<void> {
  const text = await readFile(path.join(given, 'patroni.yaml'), 'utf8')
  await writeFile(path.join(folder, 'patroni.yaml'), text.replace('mode: automatic', 'mode: off'))
}

/** The operators' file of HAProxy, at free ports. */
export async function balancerFile(folder: string, leaderPort: number, replicaPort: number): Promise<string> {
  const text = await readFile(path.join(given, 'haproxy.cfg'), 'utf8')
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, text.replace(':5000"', `:${leaderPort}"`).replace(':5001"', `:${replicaPort}"`))
  return file
}

/** The account that PostgreSQL runs under. */
export async function userNamed(name: string): Promise<User> {
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error(`this machine has no user ${name}`)
  return { uid: Number(uid), gid: Number(gid) }
}
