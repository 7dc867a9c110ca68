import type { TransferKind } from '@evenmoor/ledger'
import type { Coin } from '@evenmoor/ledger/money'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import { sourceOfResult } from '#plans/find-daily-results.ts'
import { planTitleOf } from '#plans/find-plan.ts'
import { planIdOfPosition } from '#positions/investing/describe-position.ts'
import { statusOfWithdrawal } from '#withdrawals/requests/find-withdrawals.ts'
import { uuidShape } from './cursor.ts'
import type { OwnTransfer } from './transaction.ts'

export type TransactionFilter = {
  readonly kinds: readonly TransferKind[]
  /** UTC days, both included. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** Only transfers older than this one. */
  readonly before?: string | undefined
  /** This transfer alone. */
  readonly id?: string
  /** What it belongs to is one of these, as `noun/id`. */
  readonly references?: readonly string[]
  /** Its number, what it belongs to or the beginning of that is this text, or it belongs to one of these. */
  readonly search?: { readonly text: string; readonly references: readonly string[] }
  /** The coin that came in, or that a withdrawal is paid in. */
  readonly coin?: { readonly code: Coin; readonly withdrawalsToo: boolean }
  /** Millionths of a dollar, whichever way they went; both included. */
  readonly minMinor?: bigint
  readonly maxMinor?: bigint
}

/**
 * The transfers that touched an investor's accounts, newest first. Each account is walked backwards along its own
 * index and only as far as the page needs, so the last page costs what the first does; a filter that hardly anything
 * fits walks on until the page is full or the own history ends.
 */
export async function selectOwnTransfers(
  tx: Tx,
  investorId: string,
  filter: TransactionFilter,
  limit: number,
): Promise<OwnTransfer[]> {
  const { rows } = await sql<Row>`
    with own as (
      select id, kind from ledger.account where owner_id = ${investorId}::uuid
    ), page as (
      select distinct t.id, t.kind, t.reference, t.effective_on, t.created_at
      from own
      cross join lateral (
        select t.id, t.kind, t.reference, t.effective_on, t.created_at
        from ledger.posting p join ledger.transfer t on t.id = p.transfer_id
        where p.account_id = own.id and t.kind = any(${filter.kinds}::text[]) ${bounds(filter)}
          -- A payment that was undone moved nothing here, as the payment itself: the money given back is the news.
          and not (t.kind = 'reversal' and t.reference like 'withdrawal/%')
        order by p.transfer_id desc limit ${limit}
      ) t
      order by t.id desc limit ${limit}
    )
    select page.*, mine.*,
      -- All others are in dollars alone, and a chunk of a day's results has thousands of postings to look through.
      case when page.kind in ('deposit', 'reversal') or page.kind like 'withdrawal_%' then (
        select p.asset from ledger.posting p
        where p.transfer_id = page.id and p.asset <> 'usd' order by p.line limit 1
      ) end as coin,
      -- Days of results are about plans, which have none.
      case when split_part(page.reference, '/', 1) in ('deposit', 'position', 'withdrawal')
        then (select r.code from short_reference r where r.subject_id = ${namedId}) end as short_reference,
      ${planTitleOf(sql`case split_part(page.reference, '/', 1) when 'plan' then ${named}
        when 'position' then ${planIdOfPosition(namedId)} end`)} as plan_title,
      case when page.reference like 'withdrawal/%' then ${statusOfWithdrawal(namedId)} end as withdrawal_status,
      case when page.kind = 'accrual' then ${sourceOfResult(named, sql`page.effective_on`)} end as result_source,
      (select b.since is not null from ledger.postings_begin b) as are_older_detached
    from page
    cross join lateral (
      select coalesce(sum(p.amount) filter (where own.kind = 'available'), 0) as available_change,
        coalesce(sum(p.amount) filter (where own.kind = 'invested'), 0) as invested_change,
        max(p.balance_after) filter (where own.kind = 'available') as available_after
      -- Account by account: a transfer may have thousands of postings of others.
      from own cross join lateral (
        select amount, balance_after from ledger.posting where account_id = own.id and transfer_id = page.id offset 0
      ) p
    ) mine
    order by page.id desc`.execute(tx)
  return rows.map(ownTransferFrom)
}

const bounds = (filter: TransactionFilter): RawBuilder<unknown> => {
  const { before, from, to, id, references, search, coin } = filter
  const conditions = [
    // Stated for both, so that no query plan walks everyone's transfers from the newest.
    before !== undefined && sql`p.transfer_id < ${before}::bigint and t.id < ${before}::bigint`,
    id !== undefined && sql`p.transfer_id = ${id}::bigint`,
    from !== undefined && sql`t.created_at >= ${from}::date::timestamp at time zone 'UTC'`,
    to !== undefined && sql`t.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`,
    references !== undefined && sql`t.reference = any(${references}::text[])`,
    search !== undefined &&
      sql`(t.id::text = ${search.text} or starts_with(split_part(t.reference, '/', 2), ${search.text})
        or t.reference = any(${search.references}::text[]))`,
    coin !== undefined &&
      sql`(${coin.withdrawalsToo} and t.kind like 'withdrawal_%' or t.kind in ('deposit', 'reversal')
        and exists (select from ledger.posting c where c.transfer_id = t.id and c.asset = ${coin.code}))`,
    ...amountConditions(filter),
  ]
  return sql.join(
    conditions.filter((condition) => condition !== false).map((condition) => sql`and ${condition}`),
    sql` `,
  )
}

/** What comes after the noun in a reference. */
const named = sql`split_part(page.reference, '/', 2)`

/** The same as an id, null where it is none: a ledger that was tampered with is still listed, and the checks report it. */
const namedId = sql`(case when ${named} ~ ${sql.lit(uuidShape.source)} then ${named}::uuid end)`

/** The amount as `transactionFrom` shows it, without its sign. */
const shownAmount = sql`abs((
  select coalesce(sum(a.amount), 0) from own o join ledger.posting a on a.account_id = o.id and a.transfer_id = t.id
  where o.kind = 'available' or o.kind = 'invested' and t.kind not in ('investment', 'redemption', 'unwinding')))`

const amountConditions = ({ minMinor, maxMinor }: TransactionFilter) => [
  minMinor !== undefined && sql`${shownAmount} >= ${minMinor}`,
  maxMinor !== undefined && sql`${shownAmount} <= ${maxMinor}`,
]

/** Every transfer of what this reference names that touched money set aside for withdrawals, oldest first. */
export async function selectWithdrawalTransfers(
  tx: Tx,
  investorId: string,
  reference: string,
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct t.id from ledger.account own
    join ledger.posting p on p.account_id = own.id
    join ledger.transfer t on t.id = p.transfer_id
    where own.owner_id = ${investorId}::uuid and own.kind = 'withdrawing' and t.reference = ${reference}
    order by t.id`.execute(tx)
  return rows.map(({ id }) => id)
}

type Row = {
  id: bigint
  kind: TransferKind
  reference: string
  effective_on: string | null
  created_at: Date
  available_change: bigint
  invested_change: bigint
  available_after: bigint | null
  coin: string | null
  short_reference: string | null
  plan_title: string | null
  withdrawal_status: OwnTransfer['withdrawalStatus']
  result_source: OwnTransfer['resultSource']
  are_older_detached: boolean
}

const ownTransferFrom = (row: Row): OwnTransfer => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  effectiveOn: row.effective_on,
  createdAt: row.created_at,
  availableChangeMinor: row.available_change,
  investedChangeMinor: row.invested_change,
  availableAfterMinor: row.available_after,
  coin: row.coin,
  shortReference: row.short_reference,
  planTitle: row.plan_title,
  withdrawalStatus: row.withdrawal_status,
  resultSource: row.result_source,
  areOlderDetached: row.are_older_detached,
})
