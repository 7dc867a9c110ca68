import { stat } from 'node:fs/promises'
import { BlockList, isIP } from 'node:net'
import type { Config } from '#config.ts'
import { StartProblem } from '#database/start-problem.ts'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a host name or address, as in a URL or a Host header without its port, is this machine and nothing else. */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (name === 'localhost' || name.endsWith('.localhost')) return true
  const family = isIP(name)
  return family !== 0 && loopback.check(name, family === 4 ? 'ipv4' : 'ipv6')
}

type Exposed = Pick<Config, 'host' | 'publicUrl'>

/** Whether others than this machine may reach the site, by what HOST and PUBLIC_URL say. */
export const isReachableFromElsewhere = ({ host, publicUrl }: Exposed): boolean =>
  !isThisMachine(host) || !isThisMachine(new URL(publicUrl).hostname)

/**
 * Throws a StartProblem, with a line for each reason, where a site that others can reach would hand its secrets out: without
 * a mail server every code and link would have to be read in the mailbox of development, plain http shows passwords to
 * everyone on the way, and DATA_DIR holds the keys.
 */
export async function assertSafelyExposed(
  config: Exposed & Pick<Config, 'mailUrl' | 'trustProxy' | 'dataDir'>,
): Promise<void> {
  if (!isReachableFromElsewhere(config)) return
  const reachable = 'HOST or PUBLIC_URL says that others can reach this site'
  const problems: string[] = []
  if (config.mailUrl === undefined)
    problems.push(
      `MAIL_URL is not set, and ${reachable}: name a mail server, such as smtps://user:password@mail.example.com, or leave both on this machine.`,
    )
  if (new URL(config.publicUrl).protocol === 'http:' && config.trustProxy === false)
    problems.push(
      `PUBLIC_URL is a plain http address, and ${reachable}: give the https address of the proxy in front of it and name the proxy in TRUST_PROXY, or leave both on this machine.`,
    )
  if (await isReadableByEveryone(config.dataDir))
    problems.push(
      `DATA_DIR is ${config.dataDir}, which every user of this machine can open, and ${reachable}: run chmod o-rwx on it.`,
    )
  if (problems.length > 0) throw new StartProblem(problems.join('\n'))
}

/** False for a folder that is not there yet: the start makes it for its owner alone. */
async function isReadableByEveryone(folder: string): Promise<boolean> {
  // Windows tells nothing by these bits.
  if (process.platform === 'win32') return false
  const stats = await stat(folder).catch(() => undefined)
  return stats !== undefined && (stats.mode & 0o006) !== 0
}
