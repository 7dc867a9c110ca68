/** The public face of the ledger. Money's arithmetic is `@evenmoor/ledger/money`, which the browser shares. */
export {
  type AccountKind,
  type AccountRef,
  accountName,
  available,
  bonuses,
  conversion,
  custody,
  fees,
  type HouseAccount,
  invested,
  type InvestorAccount,
  outside,
  results,
  rounding,
  shortfalls,
  withdrawing,
} from '#account.ts'
export { findAccountId, openAccount } from '#accounts.ts'
export {
  type AccountBalance,
  balanceOf,
  balancesAsOf,
  balancesOfOwner,
  houseBalances,
  lockBalances,
  type OwnerTotals,
  totalsOfOwner,
} from '#balance.ts'
export { type BookedPosting, type BookedTransfer, findTransfer, reverseTransfer } from '#booked.ts'
export { type ChainVerification, verifyChain, type VerifyOptions } from '#chain.ts'
export { chainStart, type Checkpoint } from '#checkpoint.ts'
export { type ChainPart, exportChain, partHere, partOfMonth, type SealedTransfer } from '#chain-export.ts'
export { type CorrectionShare, correctionTransfer } from '#correction.ts'
export { clawbackTransfer, unwindingTransfer } from '#unwinding.ts'
export { houseAccountId, houseChart } from '#chart.ts'
export {
  attachMonth,
  type AttachStep,
  detachMonth,
  type DetachStep,
  type LedgerMonth,
  ledgerMonths,
  type MonthStays,
  whyMonthStays,
} from '#detached-months.ts'
export { heldAt, heldAtCost, type LedgerHead, ledgerHead, liabilitiesAt, type Liability } from '#head.ts'
export { type HistoryFingerprint, historyFingerprint, isHistoryTouched } from '#history.ts'
export {
  checkInvariants,
  type Invariant,
  invariants,
  type Violation,
  withoutNestedLoops,
} from '#invariants.ts'
export { beginMonth, type MonthStep } from '#months.ts'
export {
  type BroughtForward,
  broughtForward,
  keepMonths,
  type PostingsFrom,
  postingsFrom,
} from '#postings-from.ts'
export { type Posted, post, postResolved } from '#post.ts'
export { checkNextTransfers, type NextStretch, type NextTransfers } from '#next-transfers.ts'
export { isRetryable, LedgerRefusal, type LedgerRefusalCode } from '#refusal.ts'
export { chainState, sealedTo, sealTransfers } from '#seal.ts'
export type { Sql } from '#sql.ts'
export type { StretchMax } from '#stretch.ts'
export { transferKey } from '#transfer-key.ts'
export {
  type AccrualShare,
  accrualTransfer,
  bonusTransfer,
  depositTransfer,
  investmentTransfer,
  type Posting,
  redemptionTransfer,
  reversalTransfer,
  type Transfer,
  type TransferKind,
  withdrawalPaidTransfer,
  withdrawalRequestTransfer,
  withdrawalReturnTransfer,
} from '#transfer.ts'
