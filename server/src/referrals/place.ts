import { isIPv4, isIPv6 } from 'node:net'

/** The location of a network address. */
export type Place = {
  /** The connection: an IPv4 address, or the /64 of an IPv6 one, within which devices choose addresses as they like. */
  readonly connection: string
  /** What usually belongs to one provider's neighbourhood: the /24, or the /48. */
  readonly network: string
}

/** The place of an address; undefined when the text is not one. */
export function placeOf(address: string): Place | undefined {
  const four = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(four)) return { connection: four, network: four.split('.').slice(0, 3).join('.') }
  if (!isIPv6(address)) return undefined
  const groups = groupsOf(address)
  return { connection: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') }
}

/** The eight groups of an IPv6 address, as short as they get. */
function groupsOf(address: string): string[] {
  // The URL parser writes every address in one way; a zone is no part of it.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [start = '', end] = hostname.slice(1, -1).split('::')
  const part = (text: string | undefined) => (text ? text.split(':') : [])
  const known = [part(start), part(end)] as const
  const missing = 8 - known[0].length - known[1].length
  return [...known[0], ...Array<string>(missing).fill('0'), ...known[1]]
}
