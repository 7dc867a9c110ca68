import { randomBytes } from 'node:crypto'
import { heldAt, heldAtCost, keepMonths, type LedgerHead, ledgerHead, liabilitiesAt } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { OnProgress } from '#platform/on-progress.ts'
import { asSql } from '#platform/database/transaction.ts'
import { personToBytes, personBytes, secretBytes, sumBytes, writeSum } from './liability-hash.ts'
import { type Accounts, roomFor } from './tree-work.ts'
import { insertSecrets, secretsOf } from './snapshot-store.ts'

const batch = 20_000

/** What the platform's addresses hold: by coin, and in dollars at the prices of their payments. */
export type Held = { readonly coins: ReadonlyMap<string, bigint>; readonly costMinor: bigint }

export type Gathered = {
  readonly head: LedgerHead
  readonly accounts: Accounts
  /** Sorted; as many as there are accounts. */
  readonly people: readonly string[]
  /** Accounts that hold something. */
  readonly holders: number
  readonly held: Held
}

/** All accounts as they are at the head of the ledger's chain; undefined before the first sealed transfer. */
export async function gatherAccounts(
  ctx: Context,
  asset: string,
  onProgress: OnProgress,
): Promise<Gathered | undefined> {
  const read = await ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readLedger(tx, asset))
  if (read === undefined) return undefined
  const { head, people, amounts, held } = read
  const accounts = roomFor(people.length)
  let holders = 0
  for (let from = 0; from < people.length; from += batch) {
    onProgress(from, people.length)
    const some = people.slice(from, from + batch)
    const secrets = await secretsFor(ctx, some)
    for (const [at, person] of some.entries()) {
      const place = from + at
      const minor = amounts[place] ?? 0n
      personToBytes(person).copy(accounts.people, place * personBytes)
      secrets.get(person)?.copy(accounts.secrets, place * secretBytes)
      writeSum(accounts.amounts, place * sumBytes, minor)
      if (minor > 0n) holders += 1
    }
  }
  return { head, accounts, people, holders, held }
}

async function readLedger(tx: Tx, asset: string) {
  await keepMonths(asSql(tx))
  const head = await ledgerHead(asSql(tx))
  if (head === null) return undefined
  const [people, amounts] = [[] as string[], [] as bigint[]]
  for await (const some of liabilitiesAt(asSql(tx), { asset, head, batch }))
    for (const { ownerId, minor } of some) {
      people.push(ownerId)
      amounts.push(minor)
    }
  const held = { coins: await heldAt(asSql(tx), head), costMinor: await heldAtCost(asSql(tx), head) }
  return { head, people, amounts, held }
}

/** Everybody's secret, made for those who have none yet. */
async function secretsFor(ctx: Context, people: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const known = await secretsOf(ctx.db, people)
  const missing = people.filter((person) => !known.has(person))
  if (missing.length === 0) return known
  const made = new Map(missing.map((person) => [person, randomBytes(secretBytes)]))
  await ctx.transaction((tx) => insertSecrets(tx, made))
  return secretsOf(ctx.db, people)
}
