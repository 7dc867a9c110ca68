/** The invariants over a stretch of the history: what a running product can afford every minute, however long it is. */
import { invariants, type Violation, violationsOf } from '#invariants.ts'
import { postingsFrom } from '#postings-from.ts'
import { sealedTo } from '#seal.ts'
import { type Integer, type Sql, toBigInt } from '#sql.ts'
import { type StretchMax, transferBeyond } from '#stretch.ts'

/** What a stretch showed; `checkedTo` is where the next one begins. */
export type NextTransfers = { readonly checkedTo: bigint; readonly violations: readonly Violation[] }

/** Those that a single transfer shows. */
const ofEachTransfer: ReadonlySet<string> = new Set([
  'a_transfer_sums_to_zero',
  'a_transfer_has_two_postings',
  'no_posting_is_zero',
  'lines_have_no_gap',
  'a_posting_has_its_transfer_and_account',
  'a_transfer_says_what_was_asked',
  'a_reversal_mirrors_its_transfer',
])

/** The same statement about the transfers behind $1 up to $2 alone; what a reversal reverses may be older. */
const ofStretch = (sql: string): string =>
  sql
    .replaceAll(
      'ledger.posting p',
      '(select * from ledger.posting where transfer_id > $1::bigint and transfer_id <= $2::bigint) p',
    )
    .replaceAll(
      'ledger.transfer t',
      '(select * from ledger.transfer where id > $1::bigint and id <= $2::bigint) t',
    )

/** Those that need an account's posting before the stretch, or its balance now. */
const ofTouchedAccounts: readonly { name: string; sql: string }[] = [
  {
    name: 'the_running_balance_adds_up',
    sql: `select r.transfer_id, r.account_id, 'line ' || r.line || ': ' || r.before || ' and ' || r.amount || ' give '
        || coalesce(r.balance_after::text, 'nothing') as detail
      from (
        select p.*, coalesce((
          select b.balance_after from ledger.posting b
          where b.account_id = p.account_id and b.transfer_id < p.transfer_id order by b.transfer_id desc limit 1), f.amount, 0) as before
        from ledger.posting p
        join ledger.account a on a.id = p.account_id and a.materialised
        left join ledger.brought_forward f on f.account_id = p.account_id
        where p.transfer_id > $1::bigint and p.transfer_id <= $2::bigint
      ) r where r.balance_after is distinct from r.before + r.amount`,
  },
  {
    name: 'a_balance_is_the_sum_of_its_postings',
    sql: `select null::bigint as transfer_id, t.account_id,
        'balance ' || coalesce(b.amount::text, 'missing') || ', last posting ' || coalesce(l.balance_after::text, 'none') as detail
      from (
        select distinct p.account_id from ledger.posting p
        join ledger.account a on a.id = p.account_id and a.materialised
        where p.transfer_id > $1::bigint and p.transfer_id <= $2::bigint
      ) t
      left join ledger.balance b on b.account_id = t.account_id
      cross join lateral (
        select p.balance_after from ledger.posting p where p.account_id = t.account_id order by p.transfer_id desc limit 1
      ) l
      where b.amount is distinct from l.balance_after or b.amount < 0 or b.amount = 'NaN'`,
  },
]

/** What does not grow with the history. */
const ofTheWhole = 'the_guards_are_on'

const statements: readonly { name: string; sql: string }[] = [
  ...invariants
    .filter(({ name }) => ofEachTransfer.has(name))
    .map(({ name, sql }) => ({ name, sql: ofStretch(sql) })),
  ...ofTouchedAccounts,
]

/** What to check: behind `after`, and up to `upTo` where it is given. */
export type NextStretch = StretchMax & { readonly after: bigint; readonly upTo?: bigint }

/**
 * Checks the next sealed transfers, one stretch of them, and the accounts that they touched; a sealed stretch never gets
 * another transfer. The accounts begin where the stretch does: that an account is sound up to there was said by the
 * stretches before.
 */
export async function checkNextTransfers(sql: Sql, stretch: NextStretch): Promise<NextTransfers> {
  const from = await postingsFrom(sql)
  // There is nothing to see before the postings that are here.
  const after = from === null ? stretch.after : later(stretch.after, from.transferId - 1n)
  const checkedTo = await endOf(sql, { ...stretch, after })
  const violations: Violation[] = []
  for (const { name, sql: statement } of invariants) {
    if (name === ofTheWhole) violations.push(...(await violationsOf(sql, name, statement)))
  }
  if (checkedTo > after) {
    const values = [after.toString(), checkedTo.toString()]
    for (const { name, sql: statement } of statements) {
      violations.push(...(await violationsOf(sql, name, statement, values)))
    }
  }
  return { checkedTo, violations }
}

/** Up to which id the stretch reaches. By ids, so that postings without a transfer belong to one as well. */
async function endOf(sql: Sql, { after, upTo, transfersMax, postingsMax }: NextStretch): Promise<bigint> {
  const sealed = await sealedTo(sql)
  const end = upTo !== undefined && upTo < sealed ? upTo : sealed
  if (end <= after) return after
  const { rows } = await sql.query<{ id: Integer }>(
    'select id from ledger.transfer where id > $1::bigint order by id offset $2 limit 1',
    [after.toString(), transfersMax],
  )
  const tooMany = rows.map(({ id }) => toBigInt(id))
  const tooLong = await transferBeyond(sql, after, postingsMax)
  // The first one alone may be too long.
  const ends = [...tooMany, ...(tooLong === null ? [] : [tooLong])].map((id) => later(id - 1n, after + 1n))
  return ends.reduce((first, id) => (id < first ? id : first), end)
}

const later = (a: bigint, b: bigint): bigint => (a > b ? a : b)
