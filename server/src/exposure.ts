import { statSync } from 'node:fs'
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

type Guarded = Exposed & Pick<Config, 'mailUrl' | 'trustProxy' | 'dataDir'>

/**
 * Throws a StartProblem, with a line for each reason, where a site that others can reach would hand its secrets out: without
 * a mail server every code and link would have to be read in the mailbox of development, plain http shows passwords to
 * everyone on the way, and DATA_DIR holds the keys.
 */
export function assertSafelyExposed(config: Guarded): void {
  const problems = unsafeSettings(config)
  if (problems.length > 0) throw new StartProblem(problems.join('\n'))
}

/**
 * What `assertSafelyExposed` would say of settings of which some are wrong, and so missing, as `problems` say: one start tells
 * of both. A wrong setting isn't called unsafe too.
 */
export function alsoUnsafe(config: Partial<Guarded>, problems: readonly string[]): string[] {
  const { host, publicUrl, dataDir, trustProxy, mailUrl } = config
  if (host === undefined || publicUrl === undefined || dataDir === undefined || trustProxy === undefined)
    return []
  // Of a wrong PORT, the address that is made from it is none.
  const url = URL.canParse(publicUrl) ? publicUrl : 'http://localhost'
  return unsafeSettings({ host, publicUrl: url, dataDir, trustProxy, mailUrl }).filter((line) => {
    const [name = ''] = line.split(' ', 1)
    return !problems.some((problem) => problem.includes(name))
  })
}

function unsafeSettings(config: Guarded): string[] {
  if (!isReachableFromElsewhere(config)) return []
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
  if (isReadableByEveryone(config.dataDir))
    problems.push(
      `DATA_DIR is ${config.dataDir}, which every user of this machine can open, and ${reachable}: run chmod o-rwx on it.`,
    )
  return problems
}

/** False for a folder that is not there yet: the start makes it for its owner alone. */
function isReadableByEveryone(folder: string): boolean {
  // Windows tells nothing by these bits.
  if (process.platform === 'win32') return false
  try {
    return (statSync(folder).mode & 0o006) !== 0
  } catch {
    return false
  }
}
