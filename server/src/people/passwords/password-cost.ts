import type { Options } from '@node-rs/argon2'

/** What one hash of a password costs: memory in KiB, passes over it, and lanes. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>

/**
 * What the product hashes with, whatever its settings: Argon2id with more memory and passes than OWASP's password storage
 * sheet asks for at least (19 MiB, two): decision 0073.
 */
export const productPasswordCost: PasswordCost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 }
