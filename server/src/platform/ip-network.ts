import ipaddr from 'ipaddr.js'

/** Who has one address of IPv6 has all 2^64 of its network. */
const sharedGroups = 4

/**
 * Who is behind a network address, for limits: an address of IPv4, however it is written; of IPv6 the network of the first
 * 64 bits, or one customer would count as many as they like. What is no address is itself.
 */
export function ipNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (read instanceof ipaddr.IPv4) return read.toString()
  return `${read.parts
    .slice(0, sharedGroups)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/**
 * The network that an address probably shares with others of one owner, such as `203.0.113.0/24` or `2001:db8:1::/48`: what
 * staff can block, and what attempts from many addresses have in common. What is no address is itself.
 */
export function wideIpNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (read instanceof ipaddr.IPv4) return `${read.octets.slice(0, 3).join('.')}.0/24`
  return `${read.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':')}::/48`
}
