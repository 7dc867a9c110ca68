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
 * Throws a StartProblem where a site that others can reach would hand its secrets out: without a mail server every code and
 * link would have to be read in the mailbox of development, which answers this machine only.
 */
export function assertSafelyExposed(config: Exposed & Pick<Config, 'mailUrl'>): void {
  if (!isReachableFromElsewhere(config) || config.mailUrl !== undefined) return
  throw new StartProblem(
    'MAIL_URL is not set, and HOST or PUBLIC_URL says that others can reach this site: give a mail server, such as smtps://user:password@mail.example.com, or leave both on this machine.',
  )
}
