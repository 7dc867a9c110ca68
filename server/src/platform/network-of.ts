import ipaddr from 'ipaddr.js'

/** Who has one address of IPv6 has all 2^64 of its network. */
const sharedGroups = 4

/**
 * Who is behind a network address, for limits: an address of IPv4, however it is written; of IPv6 the network of the first
 * 64 bits, or one customer would count as many as they like. What is no address is itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (read instanceof ipaddr.IPv4) return read.toString()
  return `${read.parts
    .slice(0, sharedGroups)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
