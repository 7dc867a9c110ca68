import { type SecretKey, secretKey } from '#platform/secret-key.ts'

/** The key that authenticator secrets are encrypted with: a copy of the database alone cannot make codes. */
export const factorKey = (dataDir: string): Promise<SecretKey> => secretKey(dataDir, 'second-factor-key')
