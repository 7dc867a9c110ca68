/**
 * What must hold in the ledger at every moment, each as one SQL statement that returns the offending rows
 * (trust.md section 0). None of them trusts a constraint or a trigger: they find what a superuser changed behind
 * the back of both.
 */
import { type Integer, type Sql, toBigInt } from '#sql.ts'

export type Invariant = {
  readonly name: string
  /** The row of trust.md section 0 that it is a part of. */
  readonly source: 'I1' | 'I2' | 'I3' | 'I4' | 'I6' | 'I7'
  /** Returns transfer_id, account_id (either may be null) and detail, one row for each offence. */
  readonly sql: string
}

/** One offence, naming the transfer or the account where it was found. */
export type Violation = {
  readonly invariant: string
  readonly transferId: bigint | null
  readonly accountId: bigint | null
  readonly detail: string
}

/** At most this many offences are returned of each invariant: after one tampering every later row may offend. */
export const violationsPerInvariantMax = 100

/** The first transfer whose postings are here; those before were detached (docs/decisions/0261). */
const firstHere = '(select b.transfer_id from ledger.postings_begin b)'

/** Of a row of `ledger.posting_month`. */
const isHere = (month: string): string =>
  `coalesce(${month}.from_transfer_id, -9223372036854775808) >= ${firstHere}`

export const invariants: readonly Invariant[] = [
  {
    name: 'a_transfer_sums_to_zero',
    source: 'I1',
    sql: `select p.transfer_id, null::bigint as account_id, p.asset || ' sums to ' || sum(p.amount) as detail
      from ledger.posting p group by p.transfer_id, p.asset having sum(p.amount) <> 0`,
  },
  {
    name: 'a_transfer_has_two_postings',
    source: 'I1',
    sql: `select t.id as transfer_id, null::bigint as account_id, count(p.line) || ' postings' as detail
      from ledger.transfer t left join ledger.posting p on p.transfer_id = t.id
      where t.id >= ${firstHere}
      group by t.id having count(p.line) < 2`,
  },
  {
    name: 'no_posting_is_zero',
    source: 'I1',
    sql: `select p.transfer_id, p.account_id, 'line ' || p.line || ' is ' || p.amount as detail
      from ledger.posting p where p.amount = 0 or p.amount = 'NaN'`,
  },
  {
    name: 'lines_have_no_gap',
    source: 'I1',
    sql: `select p.transfer_id, null::bigint as account_id, count(*) || ' lines up to ' || max(p.line) as detail
      from ledger.posting p group by p.transfer_id having min(p.line) <> 1 or max(p.line) <> count(*)`,
  },
  {
    name: 'a_posting_has_its_transfer_and_account',
    source: 'I1',
    sql: `select p.transfer_id, p.account_id, case
        when t.id is null then 'no such transfer'
        when a.id is null then 'no such account'
        else 'counts ' || p.asset || ', the account ' || a.asset end as detail
      from ledger.posting p
      left join ledger.transfer t on t.id = p.transfer_id
      left join ledger.account a on a.id = p.account_id
      where t.id is null or a.id is null or a.asset <> p.asset`,
  },
  {
    name: 'an_asset_sums_to_zero',
    source: 'I2',
    sql: `select null::bigint as transfer_id, null::bigint as account_id, p.asset || ' sums to ' || sum(p.amount) as detail
      from ledger.posting p group by p.asset having sum(p.amount) <> 0
      union all
      select null, null, a.asset || ' brought forward sums to ' || sum(f.amount)
      from ledger.brought_forward f join ledger.account a on a.id = f.account_id
      group by a.asset having sum(f.amount) <> 0`,
  },
  {
    name: 'a_balance_is_the_sum_of_its_postings',
    source: 'I3',
    sql: `select null::bigint as transfer_id, a.id as account_id,
        'balance ' || coalesce(b.amount || ' after ' || b.version, 'missing') || ', postings ' || x.total || ' by ' || x.count
          as detail
      from ledger.account a
      full join ledger.balance b on b.account_id = a.id
      left join (select account_id, sum(amount) as total, count(*) from ledger.posting group by account_id) s
        on s.account_id = coalesce(a.id, b.account_id)
      left join ledger.brought_forward f on f.account_id = coalesce(a.id, b.account_id)
      cross join lateral (
        select coalesce(f.amount, 0) + coalesce(s.total, 0) as total,
          coalesce(f.postings_count, 0) + coalesce(s.count, 0) as count
      ) x
      where (coalesce(a.materialised, true) and (b.amount is distinct from x.total or b.version is distinct from x.count))
        or (not a.materialised and b.account_id is not null)`,
  },
  {
    name: 'a_balance_counts_what_its_account_does',
    source: 'I3',
    sql: `select null::bigint as transfer_id, a.id as account_id,
        'balance counts ' || b.asset || ', the account ' || a.asset as detail
      from ledger.balance b join ledger.account a on a.id = b.account_id where b.asset <> a.asset`,
  },
  {
    name: 'the_running_balance_adds_up',
    source: 'I3',
    sql: `select transfer_id, account_id, 'line ' || line || ': ' || before || ' and ' || amount || ' give '
        || coalesce(balance_after::text, 'nothing') as detail
      from (
        select p.transfer_id, p.account_id, p.line, p.amount, p.balance_after,
          coalesce(lag(p.balance_after) over (partition by p.account_id order by p.transfer_id), f.amount, 0) as before
        from ledger.posting p join ledger.account a on a.id = p.account_id and a.materialised
        left join ledger.brought_forward f on f.account_id = p.account_id
      ) r where balance_after is distinct from before + amount`,
  },
  {
    name: 'an_investor_is_never_below_zero',
    source: 'I4',
    sql: `select p.transfer_id, p.account_id, 'balance after is ' || p.balance_after as detail
      from ledger.posting p join ledger.account a on a.id = p.account_id
      where a.owner_id is not null and (p.balance_after < 0 or p.balance_after = 'NaN')
      union all
      select null, b.account_id, 'balance is ' || b.amount from ledger.balance b where b.amount < 0 or b.amount = 'NaN'`,
  },
  {
    name: 'a_transfer_says_what_was_asked',
    source: 'I6',
    // What ledger.content_hash does, for all of them at once: calling it 2,500,000 times takes minutes.
    sql: `select t.id as transfer_id, null::bigint as account_id, 'content does not match its hash' as detail
      from ledger.transfer t
      left join (
        select p.transfer_id,
          string_agg(p.account_id || ':' || trunc(p.amount)::text, E'\\n' order by p.account_id) as lines
        from ledger.posting p group by p.transfer_id
      ) l on l.transfer_id = t.id
      where t.id >= ${firstHere} and t.input_hash <> sha256(convert_to(concat_ws(E'\\n',
        t.kind, t.reference, coalesce(t.reverses::text, ''), coalesce(to_char(t.effective_on, 'YYYY-MM-DD'), ''), l.lines
      ), 'UTF8'))`,
  },
  {
    name: 'a_reversal_mirrors_its_transfer',
    source: 'I6',
    sql: `select t.id as transfer_id, null::bigint as account_id, 'does not mirror transfer ' || t.reverses as detail
      from ledger.transfer t
      where t.reverses >= ${firstHere} and exists (
        select from (select * from ledger.posting where transfer_id = t.id) r
        full join (select * from ledger.posting where transfer_id = t.reverses) o on o.account_id = r.account_id
        where r.amount is distinct from -o.amount)`,
  },
  {
    name: 'the_guards_are_on',
    source: 'I7',
    sql: `select null::bigint as transfer_id, null::bigint as account_id,
        'trigger ' || g.tgname || ' on ledger.' || g.relname || ' is missing or off' as detail
      from (
        select * from (values
          ('transfer', 'append_only'), ('transfer', 'append_only_truncate'), ('posting', 'append_only'),
          ('posting', 'append_only_truncate'), ('posting', 'balanced'), ('account', 'append_only'),
          ('account', 'append_only_truncate'), ('balance', 'append_only'), ('balance', 'append_only_truncate'),
          ('asset', 'append_only'), ('asset', 'append_only_truncate'), ('seal', 'append_only'),
          ('seal', 'append_only_truncate'), ('seal_progress', 'append_only'), ('seal_progress', 'append_only_truncate'),
          ('posting_month', 'append_only'), ('posting_month', 'append_only_truncate'),
          ('posting_month_move', 'append_only'), ('posting_month_move', 'append_only_truncate'),
          ('brought_forward', 'append_only'), ('brought_forward', 'append_only_truncate')
        ) as g (relname, tgname)
        union all
        -- A month that was detached may be dropped.
        select m.partition, t.tgname
        from ledger.posting_month m, (values ('append_only'), ('append_only_truncate'), ('balanced')) as t (tgname)
        where ${isHere('m')} or to_regclass('ledger.' || m.partition) is not null
      ) as g
      left join pg_trigger t on t.tgname = g.tgname and t.tgrelid = to_regclass('ledger.' || g.relname)
      where t.oid is null or t.tgenabled not in ('O', 'A')
      union all
      -- A month that is taken off, one that nobody began, and one that has room for another's postings.
      select null, null, 'ledger.' || coalesce(b.relname, m.partition) || ' has the postings '
        || coalesce(b.bounds, 'of no range') || ', not ' || coalesce(m.bounds, 'of any month')
      from (
        select partition, format('FOR VALUES FROM (%s) TO (%s)', coalesce(quote_literal(from_transfer_id), 'MINVALUE'),
          coalesce(quote_literal(lead(from_transfer_id) over (order by from_transfer_id nulls first)), 'MAXVALUE')) as bounds
        from ledger.posting_month h where ${isHere('h')}
      ) m
      full join (
        select c.relname::text, pg_get_expr(c.relpartbound, c.oid) as bounds
        from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = to_regclass('ledger.posting')
      ) b on b.relname = m.partition
      where b.bounds is distinct from m.bounds
      union all
      select null, null, 'what is brought forward on the house accounts is not what the last month left'
      from (
        select sha256(convert_to(coalesce(string_agg(
          concat_ws(':', account_id, trunc(amount), postings_count), E'\\n' order by account_id), ''), 'UTF8')) as hash
        from ledger.brought_forward where account_id < 1000 and postings_count > 0
      ) f
      join ledger.postings_begin b on coalesce(b.house_hash, sha256('')) <> f.hash
      union all
      select null, null, 'evenmoor_app has ' || p.privilege || ' on ledger.' || c.relname
      from pg_roles r
      cross join (values ('INSERT'), ('UPDATE'), ('DELETE'), ('TRUNCATE')) as p (privilege)
      join pg_class c on c.relnamespace = to_regnamespace('ledger') and c.relkind in ('r', 'p')
      where r.rolname = 'evenmoor_app' and has_table_privilege(r.oid, c.oid, p.privilege)`,
  },
]

/**
 * Every offence against the ledger's invariants; an empty list means that all of them hold. Reads the whole ledger.
 * Statements see different moments unless the transaction is `repeatable read`; run it in one while others write.
 * `onProgress` is told how many of the invariants are checked.
 */
export async function checkInvariants(
  tx: Sql,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Violation[]> {
  return withoutNestedLoops(tx, async () => {
    const violations: Violation[] = []
    for (const [index, { name, sql }] of invariants.entries()) {
      onProgress(index, invariants.length)
      violations.push(...(await violationsOf(tx, name, sql)))
    }
    return violations
  })
}

/**
 * Does `work`, whose statements read whole tables, without PostgreSQL joining row by row. It would where its statistics
 * are older than the rows: it takes a table of 100,000 rows for empty then, and compares each with each.
 * Holds for the transaction that `tx` is in; outside of one it changes nothing.
 */
export async function withoutNestedLoops<T>(tx: Sql, work: () => Promise<T>): Promise<T> {
  const set = `select set_config('enable_nestloop', $1, true)`
  const { rows } = await tx.query<{ before: string }>(`select current_setting('enable_nestloop') as before`)
  await tx.query(set, ['off'])
  const result = await work()
  await tx.query(set, [rows[0]?.before ?? 'on'])
  return result
}

/** The offences that one statement finds, the first ones of very many. */
export async function violationsOf(
  tx: Sql,
  invariant: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Violation[]> {
  const { rows } = await tx.query<{
    transfer_id: Integer | null
    account_id: Integer | null
    detail: string
    // In an order, so that the planner counts on reading all: it expects many offences, and for the first hundred of many it
    // would compare each account with each sum.
  }>(
    `select * from (${sql}) offence order by transfer_id, account_id limit ${violationsPerInvariantMax}`,
    values,
  )
  return rows.map((row) => ({
    invariant,
    transferId: row.transfer_id === null ? null : toBigInt(row.transfer_id),
    accountId: row.account_id === null ? null : toBigInt(row.account_id),
    detail: row.detail,
  }))
}
