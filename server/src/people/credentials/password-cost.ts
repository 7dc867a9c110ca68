import type { Options } from '@node-rs/argon2'

/** What hashing one password costs: memory in KiB, passes over it, and lanes. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>

/**
 * What the product uses, whatever its settings: Argon2id with more memory and passes than the minimum of OWASP's
 * password storage sheet (19 MiB, two); decision 0073.
 */
export const productPasswordCost: PasswordCost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }
