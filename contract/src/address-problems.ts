/** In a separate file: code that only reads withdrawals doesn't need the checksums of addresses. */

/** A network of others that an address seems to belong to. */
export const otherNetworks = ['tron', 'bitcoin', 'litecoin', 'solana'] as const
export type OtherNetwork = (typeof otherNetworks)[number]

/** Why an address cannot be paid; each has its own words in every language. */
export const addressProblems = [
  'empty',
  'odd',
  'unknown',
  ...otherNetworks,
  'cut_practice',
  'cut_evm',
  'bare',
  'secret',
  'name',
  /** A practice address where test coins are paid. */
  'practice',
  /** An address of a real network where practice money is paid. */
  'real',
  'checksum',
  /** Nobody holds it, so that what is sent there is lost. */
  'nobody',
  'token',
  /** An address of the platform itself. */
  'own',
  /** Begins and ends like one that the person uses, and is another. */
  'lookalike',
] as const
export type AddressProblem = (typeof addressProblems)[number]
