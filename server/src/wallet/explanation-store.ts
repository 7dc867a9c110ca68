import type { TransferKind } from '@evenmoor/ledger'
import type { Coin } from '@evenmoor/ledger/money'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import type { FigureScope, PostingGroup, ScopedPosting, Seal, TransferLine } from './explanation.ts'

export type FigureSums = {
  readonly groups: readonly PostingGroup[]
  /** The newest transfer that counts; null where none does. */
  readonly asOf: bigint | null
  /** What the ledger keeps as the balance of these accounts; null where the figure is none. */
  readonly keptMinor: bigint | null
}

/** What a figure is the sum of, by what moved the money; and the kept balance of the same moment. */
export async function selectFigureSums(tx: Tx, investorId: string, scope: FigureScope): Promise<FigureSums> {
  const { rows } = await sql<GroupRow>`
    with ${ownAccounts(investorId, scope)}, ${counted(scope, null)}, ended as (
      select t.reference,
        case when sum(p.amount) filter (where t.kind in ('withdrawal_paid', 'reversal')) < 0 then 'paid'
          when bool_or(t.kind = 'withdrawal_return') then 'returned' else 'open' end as state
      from ledger.account w
      join ledger.posting p on p.account_id = w.id
      join ledger.transfer t on t.id = p.transfer_id
      where w.owner_id = ${investorId}::uuid and w.kind = 'withdrawing'
      group by t.reference
    ), grouped as (
      select c.kind, split_part(c.reference, '/', 1) as noun, c.account, e.state as withdrawal,
        count(*)::int as count, sum(c.amount) as amount, max(c.transfer_id) as newest
      from counted c
      left join ended e on e.reference = c.reference and c.kind in ('withdrawal_request', 'withdrawal_return')
      group by 1, 2, 3, 4
    )
    select g.*, (select sum(b.amount) from own join ledger.balance b on b.account_id = own.id) as kept
    from (select true) one left join grouped g on true
    order by g.newest`.execute(tx)
  const groups = rows.filter((row): row is GroupRow & { kind: TransferKind } => row.kind !== null)
  return {
    groups: groups.map(({ kind, noun, account, withdrawal, count, amount }) => ({
      kind,
      noun,
      account,
      withdrawal,
      count,
      amountMinor: amount,
    })),
    asOf: groups.at(-1)?.newest ?? null,
    keptMinor: scope.isKept ? (rows[0]?.kept ?? 0n) : null,
  }
}

type GroupRow = {
  kind: TransferKind | null
  noun: string
  account: PostingGroup['account']
  withdrawal: PostingGroup['withdrawal']
  count: number
  amount: bigint
  newest: bigint
  kept: bigint | null
}

export type PostingPlace = { readonly transferId: string; readonly line: number }

type PageAsked = {
  /** Nothing that was booked after this transfer; null for all there is. */
  readonly asOf: string | null
  /** Only what is older than this posting. */
  readonly before: PostingPlace | null
  readonly limit: number
  readonly withProof: boolean
}

/** A page of the postings that a figure is the sum of, newest first, each with the rest of its transfer and its seal. */
export async function selectScopedPostings(
  tx: Tx,
  investorId: string,
  scope: FigureScope,
  { asOf, before, limit, withProof }: PageAsked,
): Promise<ScopedPosting[]> {
  const { rows } = await sql<PostingRow>`
    with ${ownAccounts(investorId, scope)}, ${counted(scope, asOf)}, page as (
      select * from counted c
      where ${before === null ? sql`true` : sql`(c.transfer_id, c.line) < (${before.transferId}::bigint, ${before.line}::int)`}
      order by c.transfer_id desc, c.line desc limit ${limit}
    )
    select page.*, s.position, encode(s.hash, 'hex') as hash,
      b.position as position_before, b.transfer_id as transfer_before, encode(b.hash, 'hex') as hash_before,
      case when page.kind not like 'accrual%' then ${otherLines(investorId)} end as others,
      ${withProof ? digests(investorId) : sql`null::text as digest, null::text as text`}
    from page
    left join lateral (${sealedPlace}) place on true
    left join ledger.seal s on s.position = place.high and s.transfer_id = page.transfer_id
    left join ledger.seal b on b.position = s.position - 1
    order by page.transfer_id desc, page.line desc`.execute(tx)
  return rows.map(postingFrom)
}

/** The accounts that count, and what the investor has in all of them. */
export function ownAccounts(investorId: string, { accounts, positionId }: FigureScope): RawBuilder<unknown> {
  return sql`own as (
    select id, kind, position_id from ledger.account
    where owner_id = ${investorId}::uuid
      ${accounts === undefined ? sql`` : sql`and kind = any(${accounts}::text[])`}
      ${positionId === undefined ? sql`` : sql`and position_id = ${positionId}::uuid`}
  )`
}

/**
 * The postings that count. What only moved between the accounts that count adds nothing to their sum: such transfers are
 * left out where more than one account counts.
 */
function counted(scope: FigureScope, asOf: string | null): RawBuilder<unknown> {
  const { kinds, reference, transactionId, upTo, days, bookedDays, accounts, house } = scope
  const conditions = [
    asOf !== null && sql`p.transfer_id <= ${asOf}::bigint`,
    kinds !== undefined && sql`t.kind = any(${kinds}::text[])`,
    reference !== undefined &&
      (reference.endsWith('/%') ? sql`t.reference like ${reference}` : sql`t.reference = ${reference}`),
    transactionId !== undefined &&
      sql`p.transfer_id = ${transactionId}::bigint
        and (own.kind = 'available' or t.kind not in ('investment', 'redemption', 'unwinding'))`,
    upTo !== undefined &&
      (upTo.isIncluded
        ? sql`p.transfer_id <= ${upTo.transferId}::bigint`
        : sql`p.transfer_id < ${upTo.transferId}::bigint`),
    days !== undefined && within(sql`greatest(${bookedOn}, t.effective_on)`, days),
    days !== undefined &&
      days.part !== 'all' &&
      sql`${days.part === 'results' ? sql`` : sql`not`} (t.kind like 'accrual%' or t.reference like 'unwinding/%')`,
    bookedDays !== undefined && within(bookedOn, bookedDays),
  ].filter((condition) => condition !== false)
  return sql`counted as (
    select * from (
      select p.transfer_id, p.line, p.amount, p.balance_after, own.kind as account, own.position_id,
        t.kind, t.reference, t.effective_on::text, t.created_at,
        ${accounts?.length === 1 ? sql`1` : sql`sum(p.amount) over (partition by p.transfer_id)`} as moved
      from ${house === undefined ? sql`own join ledger.posting p on p.account_id = own.id` : linesOfHouse(house)}
      join ledger.transfer t on t.id = p.transfer_id
      ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}
    ) as moves where moved <> 0
  )`
}

const bookedOn = sql`(t.created_at at time zone 'UTC')::date`

const within = (day: RawBuilder<unknown>, { from, to }: { readonly from?: string; readonly to: string }) =>
  from === undefined ? sql`${day} <= ${to}::date` : sql`${day} between ${from}::date and ${to}::date`

/** The dollars of an account of the house in the transfers of the accounts that count, in the place of the own posting. */
const linesOfHouse = (house: 'fees' | 'conversion') => sql`own as yours
  join ledger.posting y on y.account_id = yours.id
  join ledger.posting p on p.transfer_id = y.transfer_id and p.asset = 'usd'
  join ledger.account own on own.id = p.account_id and own.owner_id is null and own.kind = ${house}`

/**
 * Where a transfer is in the chain: transfers are sealed in the order of their ids, so halving finds the place, and no index
 * by transfer has to be kept. It is never above the id.
 */
const sealedPlace = sql`
  with recursive halved as (
    select 0::bigint as low, least(page.transfer_id, (select max(position) from ledger.seal)) as high
    union all
    select case when m.transfer_id < page.transfer_id then m.position else h.low end,
      case when m.transfer_id < page.transfer_id then h.high else m.position end
    from halved h join ledger.seal m on m.position = (h.low + h.high) / 2
    where h.high - h.low > 1
  )
  select high from halved where high - low = 1`

/** As JSON: a list of lines, of which there are a handful. */
const otherLines = (investorId: string) => sql`(
  select json_agg(json_build_object('account', a.kind, 'own', a.owner_id is not distinct from ${investorId}::uuid,
    'position', a.position_id, 'asset', p.asset, 'amount', trunc(p.amount)::text) order by p.line)
  from ledger.posting p join ledger.account a on a.id = p.account_id
  where p.transfer_id = page.transfer_id and p.line <> page.line)`

/** What the hash is made of; the text only of a transfer in which nobody else has a posting. */
const digests = (investorId: string) => sql`
  case when s.position is not null then (
    select encode(d.digest, 'hex') from ledger.transfer_digests(page.transfer_id - 1, page.transfer_id) d
  ) end as digest,
  case when s.position is not null and not exists (
    select from ledger.posting p join ledger.account a on a.id = p.account_id
    where p.transfer_id = page.transfer_id and a.owner_id <> ${investorId}::uuid
  ) then (
    select concat_ws(E'\\n',
      t.id, t.key, t.kind, t.reference, coalesce(t.reverses::text, ''), encode(t.input_hash, 'hex'),
      coalesce(to_char(t.effective_on, 'YYYY-MM-DD'), ''), trunc(extract(epoch from t.created_at) * 1000000)::text,
      (select string_agg(
        concat_ws(':', p.line, p.account_id, p.asset, trunc(p.amount), coalesce(trunc(p.balance_after)::text, '')),
        E'\\n' order by p.line) from ledger.posting p where p.transfer_id = t.id))
    from ledger.transfer t where t.id = page.transfer_id
  ) end as text`

type LineRow = {
  account: TransferLine['account']
  own: boolean
  position: string | null
  asset: 'usd' | Coin
  amount: string
}

type PostingRow = {
  transfer_id: bigint
  line: number
  amount: bigint
  balance_after: bigint | null
  account: PostingGroup['account']
  position_id: string | null
  kind: TransferKind
  reference: string
  effective_on: string | null
  created_at: Date
  position: bigint | null
  hash: string
  position_before: bigint | null
  transfer_before: bigint
  hash_before: string
  others: LineRow[] | null
  digest: string | null
  text: string | null
}

const postingFrom = (row: PostingRow): ScopedPosting => ({
  transferId: row.transfer_id,
  line: row.line,
  kind: row.kind,
  reference: row.reference,
  effectiveOn: row.effective_on,
  createdAt: row.created_at,
  account: {
    account: row.account,
    isOwn: row.account !== 'fees' && row.account !== 'conversion',
    positionId: row.position_id,
    asset: 'usd',
    amountMinor: row.amount,
  },
  balanceAfterMinor: row.balance_after,
  others: row.others?.map(lineFrom) ?? null,
  seal: sealFrom(row.position, row.transfer_id, row.hash),
  sealBefore: sealFrom(row.position_before, row.transfer_before, row.hash_before),
  proof: row.digest === null ? null : { text: row.text, digest: row.digest },
})

const sealFrom = (position: bigint | null, transferId: bigint, hash: string): Seal | null =>
  position === null ? null : { position, transferId, hash }

const lineFrom = ({ account, own, position, asset, amount }: LineRow): TransferLine => ({
  account,
  isOwn: own,
  positionId: position,
  asset,
  amountMinor: BigInt(amount),
})
