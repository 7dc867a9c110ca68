/** An address in groups of four, the prefix (up to a dash, or 0x) on its own, to be compared by eye. */
export function addressGroups(address: string): string[] {
  const prefix = /^(?:[A-Z]+-|0x)/.exec(address)?.[0] ?? ''
  const groups = address.slice(prefix.length).match(/.{1,4}/g) ?? []
  return prefix === '' ? groups : [prefix, ...groups]
}

/** The end of an address as it is spoken after copying. */
export const addressEnd = (address: string): string => address.slice(-4)
