import type { Violation } from '@evenmoor/ledger'
import type { Finding } from './integrity-check-store.ts'

/** The ledger's violations as findings, each with its transfer or account. */
export const violationFindings = (violations: readonly Violation[]): Finding[] =>
  violations.map(({ invariant, transferId, accountId, detail }) => ({
    what: invariant,
    place: placeOf({ transferId, accountId }),
    detail,
  }))

/** Such as `transfer 12, account 40`. */
const placeOf = ({ transferId, accountId }: Pick<Violation, 'transferId' | 'accountId'>): string =>
  [
    ...(transferId === null ? [] : [`transfer ${transferId}`]),
    ...(accountId === null ? [] : [`account ${accountId}`]),
  ].join(', ') || 'the ledger'
