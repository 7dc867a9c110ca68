/**
 * The ledger's accounts by what they mean. An `AccountRef` names an account without knowing its database id:
 * pure code builds transfers from these, and `post` books them by what they mean.
 * The chart itself (which kinds exist, for which assets) is docs/architecture.md's table and a CHECK in the database.
 */
import type { AssetCode, Coin } from '#asset.ts'

/** An account of one investor; the database keeps it at or above zero. */
export type InvestorAccount =
  | { readonly kind: 'available'; readonly asset: 'usd'; readonly ownerId: string }
  | { readonly kind: 'withdrawing'; readonly asset: 'usd'; readonly ownerId: string }
  | {
      readonly kind: 'invested'
      readonly asset: 'usd'
      readonly ownerId: string
      readonly positionId: string
    }

/** An account of the platform itself: the other side of what investors hold; may be below zero. */
export type HouseAccount =
  | { readonly kind: 'conversion'; readonly asset: AssetCode }
  | { readonly kind: 'custody' | 'outside'; readonly asset: Coin }
  | { readonly kind: 'results' | 'fees' | 'rounding' | 'shortfalls' | 'bonuses'; readonly asset: 'usd' }

export type AccountRef = InvestorAccount | HouseAccount

export type AccountKind = AccountRef['kind']

/** Dollars an investor can invest or ask to withdraw. */
export function available(ownerId: string): InvestorAccount {
  return { kind: 'available', asset: 'usd', ownerId }
}

/** Dollars held in one position of an investor. */
export function invested(ownerId: string, positionId: string): InvestorAccount {
  return { kind: 'invested', asset: 'usd', ownerId, positionId }
}

/** Dollars set aside by withdrawals that are not paid yet. */
export function withdrawing(ownerId: string): InvestorAccount {
  return { kind: 'withdrawing', asset: 'usd', ownerId }
}

/** The side of `asset` in every exchange between coins and dollars. */
export function conversion(asset: AssetCode): HouseAccount {
  return { kind: 'conversion', asset }
}

/** What the platform's addresses hold of a coin. */
export function custody(coin: Coin): HouseAccount {
  return { kind: 'custody', asset: coin }
}

/** The rest of the world, for a coin: below zero by what came in and has not left. */
export function outside(coin: Coin): HouseAccount {
  return { kind: 'outside', asset: coin }
}

/** The other side of daily results: below zero by what investors gained. */
export const results: HouseAccount = { kind: 'results', asset: 'usd' }

/** Fees charged to investors. */
export const fees: HouseAccount = { kind: 'fees', asset: 'usd' }

/** What stays over when shares are rounded down. */
export const rounding: HouseAccount = { kind: 'rounding', asset: 'usd' }

/** Below zero by what corrections could not take back from investors, who are never made to owe anything. */
export const shortfalls: HouseAccount = { kind: 'shortfalls', asset: 'usd' }

/** The other side of referral bonuses: below zero by what was verified. */
export const bonuses: HouseAccount = { kind: 'bonuses', asset: 'usd' }

/** True for accounts of an investor; narrows the union. */
export function isInvestorAccount(account: AccountRef): account is InvestorAccount {
  return 'ownerId' in account
}

/** One text per account, equal exactly for the same account: a key for maps and a name in messages. */
export function accountName(account: AccountRef): string {
  if (!isInvestorAccount(account)) return `${account.kind}:${account.asset}`
  const owned = `${account.kind}:${account.asset}:${account.ownerId.toLowerCase()}`
  return account.kind === 'invested' ? `${owned}:${account.positionId.toLowerCase()}` : owned
}
