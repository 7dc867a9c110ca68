/**
 * The postings of old months may be detached (docs/decisions/0261): there is nothing to compare them with then, so what they
 * would show is left out. Balances are whole all the same.
 */

/** The first transfer whose postings are here. */
export const firstHere = '(select b.transfer_id from ledger.postings_begin b)'

/** Whether any of the transfers with this reference was before it. */
export const isDetached = (reference: string): string =>
  `exists (select from ledger.transfer gone where gone.id < ${firstHere} and gone.reference = ${reference})`
