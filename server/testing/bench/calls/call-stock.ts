import type pg from 'pg'
import { uuidv7 } from '#platform/ids.ts'
import { practiceAddress } from '#practice/address.ts'
import { inTurn } from '../http/callers.ts'
import type { BenchPerson } from '../http/people.ts'

/** Something of an investor's. */
type Owned = { readonly id: string; readonly owner: BenchPerson }

/** What the calls are made with. */
export type CallStock = {
  /** Who reads has what they began with: what others write, for as long as is measured, would make their lists longer. */
  readonly nextReader: () => BenchPerson
  readonly nextWriter: () => BenchPerson
  readonly nextReviewer: () => BenchPerson
  readonly nextPosition: () => Owned
  /** A withdrawal that nobody has decided on; it is nobody else's from then on. */
  readonly takeWithdrawal: () => Promise<Owned>
  /** Makes as many withdrawals as will be taken in so long. */
  readonly fillWithdrawals: (ms: number) => Promise<void>
  /** Makes room for new checkouts: a person may have ten open. */
  readonly expireCheckouts: () => Promise<void>
  /** A month whose results are published. */
  readonly month: string
}

/** More than any server here decides on. */
const decidedPerSecond = 4_000

/** Members of staff: calls of one person wait for each other, so a few would be what is measured. */
const reviewerCount = 64

/** So many are made by one statement. */
const madeAtOnce = 5_000

/** Each investor has an address of their own: requests to one address wait for each other. */
export const payoutAddress = (email: string): string =>
  practiceAddress(
    Array.from(`${/^\d+/.exec(email)?.[0]}`.padStart(20, '0'), (digit) => 'ABCDEFGHIJ'[Number(digit)]).join(
      '',
    ),
  )

/** Both are investors with a position; `owner` is the database's. */
export async function makeCallStock(
  owner: pg.Pool,
  {
    readers,
    writers,
  }: { readonly readers: readonly BenchPerson[]; readonly writers: readonly BenchPerson[] },
  month: string,
): Promise<CallStock> {
  // Logins are fresh for five minutes, and some calls ask for a fresh one.
  await owner.query(`update session set stepped_up_at = now() + interval '6 hours',
    access_expires_at = now() + interval '6 hours'`)
  await owner.query(`insert into daily_result (plan_id, day, rate_ppm, source)
    select p.id, d::date, 5000, 'illustration' from plan p, generate_series(date '${month}-01', date '${month}-28', '1 day') d`)
  await owner.query(notices, [readers.map(({ email }) => email)])
  const ids = await idsOf(owner, writers)
  await knowAddresses(owner, writers, ids)
  await owner.query(`select ledger.open_account('withdrawing', 'usd', id, null) from unnest($1::uuid[]) id`, [
    [...ids.values()],
  ])
  const waiting: Owned[] = []
  const nextOwner = inTurn(writers)
  const fill = async (count: number) => {
    for (let left = count - waiting.length; left > 0; left -= madeAtOnce) {
      const some = Array.from({ length: Math.min(left, madeAtOnce) }, () => ({
        id: uuidv7(),
        owner: nextOwner(),
      }))
      const values = [some.map(({ id }) => id), some.map((one) => ids.get(one.owner.email))]
      const addresses = some.map((one) => payoutAddress(one.owner.email))
      await owner.query(newWithdrawals, [...values, addresses])
      await owner.query(heldForThem, [values[1], uuidv7()])
      waiting.push(...some)
    }
  }
  return {
    nextReader: inTurn(readers),
    nextWriter: inTurn(writers),
    nextReviewer: inTurn(await makeReviewers(owner)),
    nextPosition: inTurn(await positionsOf(owner, writers)),
    takeWithdrawal: async () => {
      if (waiting.length === 0) await fill(madeAtOnce)
      return waiting.pop()!
    },
    fillWithdrawals: (ms) => fill(Math.ceil((ms / 1_000) * decidedPerSecond)),
    expireCheckouts: async () =>
      void (await owner.query(`update deposit set status = 'expired' where status = 'new'`)),
    month,
  }
}

async function idsOf(owner: pg.Pool, people: readonly BenchPerson[]): Promise<Map<string, string>> {
  const { rows } = await owner.query<{ id: string; email: string }>(
    'select id, email from person where email = any($1)',
    [people.map(({ email }) => email)],
  )
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** An address that each of them has known long enough not to wait. */
async function knowAddresses(
  owner: pg.Pool,
  people: readonly BenchPerson[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  await owner.query(
    `insert into saved_address (id, investor_id, network, address, label, added_at, usable_at)
     select gen_random_uuid(), id, 'practice', address, '', now(), now() from unnest($1::uuid[], $2::text[]) u (id, address)`,
    [people.map(({ email }) => ids.get(email)), people.map(({ email }) => payoutAddress(email))],
  )
}

async function positionsOf(owner: pg.Pool, people: readonly BenchPerson[]): Promise<Owned[]> {
  const byEmail = new Map(people.map((person) => [person.email, person]))
  const { rows } = await owner.query<{ id: string; email: string }>(
    `select p.id, i.email from position p join person i on i.id = p.investor_id where i.email = any($1) order by p.id`,
    [[...byEmail.keys()]],
  )
  return rows.map(({ id, email }) => ({ id, owner: byEmail.get(email)! }))
}

async function makeReviewers(owner: pg.Pool): Promise<BenchPerson[]> {
  await owner.query(
    `insert into person (id, email, email_key, first_name, last_name, verified_at, referral_code, staff_role, has_second_factor)
     select gen_random_uuid(), e, e, 'Bench', 'Staff', now(), 'bench-staff-' || n, 'finance', true
     from (select n, 'staff-' || n || '@example.com' as e from generate_series(1, $1) n) s`,
    [reviewerCount],
  )
  await owner.query(
    `insert into session (id, person_id, family_hash, access_hash, access_expires_at, refresh_hash, refreshed_at,
        created_at, last_used_at, expires_at, user_agent, address, proof)
      select gen_random_uuid(), id, sha256(convert_to('family-' || email, 'UTF8')),
        sha256(convert_to('bench-access-token-' || split_part(email, '@', 1), 'UTF8')), now() + interval '6 hours',
        sha256(convert_to('refresh-' || email, 'UTF8')), now(), now(), now(), now() + interval '1 day', 'bench', '127.0.0.1',
        'second_factor'
      from person where staff_role is not null`,
  )
  return Array.from({ length: reviewerCount }, (_, index) => ({
    email: `staff-${index + 1}@example.com`,
    access: `bench-access-token-staff-${index + 1}`,
    address: `10.1.0.${index + 1}`,
  }))
}

/** One for each position, as opening it would have left it. */
const notices = `
  insert into notification (id, person_id, kind, facts, created_at)
  select gen_random_uuid(), p.investor_id, 'position_opened',
    json_build_object('position_id', p.id, 'plan', t.title, 'amount', (p.principal_minor / 1000000)::text)::jsonb, now()
  from position p join plan t on t.id = p.plan_id join person i on i.id = p.investor_id
  where i.email = any($1)`

/** A dollar each, as requesting it would have left it. */
const newWithdrawals = `
  with made as (
    insert into withdrawal (id, investor_id, amount_minor, fee_minor, coin, coin_minor, network, address, status, created_at,
      updated_at)
    select id, investor_id, 1000000, 10000, 'usdt', 990000, 'practice', address, 'in_review', now(), now()
    from unnest($1::uuid[], $2::uuid[], $3::text[]) u (id, investor_id, address)
    returning id, investor_id
  )
  insert into withdrawal_step (withdrawal_id, seq, status, at, actor_id)
  select id, 1, 'requested', now(), investor_id from made union all select id, 2, 'in_review', now(), null from made`

/** One transfer for all of them. */
const heldForThem = `
  select ledger.post($2::uuid, 'withdrawal_request', 'bench/withdrawals',
    ledger.content_hash('withdrawal_request', 'bench/withdrawals', null, null, l.ids, l.amounts), null, null, l.ids, l.amounts)
  from (
    select array_agg(a.id order by a.id) as ids,
      array_agg(case a.kind when 'available' then -i.amount else i.amount end order by a.id) as amounts
    from (select owner_id, count(*)::numeric * 1000000 as amount from unnest($1::uuid[]) owner_id group by owner_id) i
    join ledger.account a on a.owner_id = i.owner_id and a.kind in ('available', 'withdrawing')
  ) l`
