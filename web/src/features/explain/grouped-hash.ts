const shown = 12

/** A hash in groups of four, its middle left out: "9f3c 71d0 5be2 … 41ab". */
export const groupedHash = (hash: string): string =>
  `${(hash.slice(0, shown).match(/.{4}/g) ?? []).join(' ')} … ${hash.slice(-4)}`
