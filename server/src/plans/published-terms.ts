import type { Tx } from '#platform/database/pool.ts'
import { type PublishedTerms, selectApprovedTerms } from './published-terms-store.ts'

/** Every approved version of every plan's terms, in the order they were made. */
export const publishedTerms = (tx: Tx): Promise<PublishedTerms[]> => selectApprovedTerms(tx)
