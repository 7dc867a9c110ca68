/** Both ends of a hash, kept from being turned around in a text that is written from right to left. */
export const hashEnds = (hex: string): string => `\u2066${hex.slice(0, 4)} … ${hex.slice(-4)}\u2069`
