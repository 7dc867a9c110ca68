/**
 * The house accounts and their ids. They are made by a migration, one per kind and asset, with fixed ids below
 * 1000, so they are never looked up, and no cache of them can be wrong. A test compares this list with the database.
 */
import {
  accountName,
  type AccountRef,
  bonuses,
  conversion,
  custody,
  fees,
  type HouseAccount,
  outside,
  results,
  rounding,
  shortfalls,
} from '#account.ts'
import { type AssetCode, coins } from '#asset.ts'

/** A coin's place in the ids is part of the stored data: add at the end, never reorder. */
const places = { usd: 0n, usdt: 1n, bnb: 2n, eth: 3n, btc: 4n, ltc: 5n, trx: 6n } as const satisfies Record<
  AssetCode,
  bigint
>

/** Every house account with its id, as the migration made them. */
export const houseChart: readonly { readonly id: bigint; readonly account: HouseAccount }[] = [
  { id: 10n + places.usd, account: conversion('usd') },
  ...coins.map((coin) => ({ id: 10n + places[coin], account: conversion(coin) })),
  ...coins.map((coin) => ({ id: 20n + places[coin], account: custody(coin) })),
  ...coins.map((coin) => ({ id: 30n + places[coin], account: outside(coin) })),
  { id: 40n, account: results },
  { id: 50n, account: fees },
  { id: 60n, account: rounding },
  { id: 70n, account: shortfalls },
  { id: 80n, account: bonuses },
]

const idByName = new Map(houseChart.map(({ id, account }) => [accountName(account), id]))

/** The id of a house account. Throws a RangeError for any other: a slip of the code, not an input. */
export function houseAccountId(account: AccountRef): bigint {
  const id = idByName.get(accountName(account))
  if (id === undefined) throw new RangeError(`no house account ${accountName(account)}`)
  return id
}
