import type { getStatementKey } from '@evenmoor/contract/statements'
import { readPublic } from '#api/read-public.ts'

/** The public key that statements of this site are checked with. */
export const readKey = () => readPublic<typeof getStatementKey>('/api/statements/key/')
