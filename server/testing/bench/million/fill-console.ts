/** What the console's lists have to show at that size: queues as long as staff may find them, and all that was before. */
import type pg from 'pg'

/** So many wait at most for a decision, and for a payment: people work queues off, however large the installation is. */
const waitingMax = 5_000
const payableMax = 1_000

/** So many investors have something of each: each row costs a short reference, and more would take as long as the rest. */
const filledMax = 100_000

/** How many wait for a decision and, before them, for a payment. */
type Waiting = { readonly decided: number; readonly open: number }

/**
 * Withdrawals that wait, are to be paid or are long over; pauses, a few for everyone and many of one investor; bonuses; and
 * the deposits and ended sessions that these are compared with. Rows alone, as their verbs would have left them: no list
 * asks the ledger, and it stays as it is. Networks are ones that no process here reads. There must be a member of staff.
 */
export async function fillConsole(owner: pg.Pool, investors: number): Promise<void> {
  const decided = Math.min(waitingMax, Math.ceil(investors / 4))
  const waiting = { decided, open: decided + Math.min(payableMax, Math.ceil(investors / 4)) }
  await owner.query(`create table bench_filled as ${filled}`)
  for (const statement of [deposits, payments, withdrawals, pauses, bonuses, sessions])
    await owner.query(statement(waiting))
  await owner.query('drop table bench_filled')
  await owner.query('vacuum analyze')
  const { rows } = await owner.query<{ list: string }>(emptyLists)
  if (rows.length > 0) throw new Error(`nothing is on ${rows.map(({ list }) => list).join(', ')}`)
}

/** Those that would be measured with nothing to list. */
const emptyLists = `
  select list from (values
    ('withdrawals', exists (select from withdrawal where status = 'in_review')),
    ('payouts', exists (select from withdrawal w where w.status = 'approved'
      and not exists (select from withdrawal_hold h where h.withdrawal_id = w.id))),
    ('withdrawals that are held', exists (select from withdrawal_hold)),
    ('pauses', exists (select from withdrawal_pause where ended_at is null)),
    ('bonuses', exists (select from bonus where status = 'pending'))
  ) l (list, has_rows) where not has_rows`

const someStaff = 'select id from person where staff_role is not null order by id limit 1'

/** A version 7 UUID of a row of `bench_filled`, in the order of their numbers. */
const idOf = (name: string): string =>
  `(lpad(to_hex(1780000000000 + f.n), 12, '0') || '7' || substr(md5('${name}' || f.n), 1, 3) || '8' || substr(md5('${name}' || f.n), 4, 15))::uuid`

/** The investors by number, with the first position of each, and which of four coins they paid in. */
const filled = `
  select n, max(n) over () - n as age, id, first_position, (array['usdt', 'btc', 'eth', 'ltc'])[1 + n % 4] as coin,
    (array['bsc-testnet', 'btc-testnet4', 'sepolia', 'ltc-testnet'])[1 + n % 4] as network,
    timestamptz '2026-06-01Z' + n * interval '1 second' as at
  from (
    select row_number() over (order by p.id) as n, p.id,
      (select o.id from position o where o.investor_id = p.id order by o.id limit 1) as first_position
    from person p where p.email ~ '^[0-9]+@example.com$' order by p.id limit ${filledMax}
  ) i`

const deposits = (): string => `
  insert into deposit (id, investor_id, coin, network, address, amount_minor, coin_minor, price_minor,
      required_confirmations, status, created_at, expires_at, settled_at)
    select ${idOf('deposit')}, id, coin, network, 'bench-' || n, 250000000, 250000000, 1000000, 3, 'settled', at, at, at
    from bench_filled f`

const payments = (): string => `
  insert into payment (id, deposit_id, network, transaction, output_index, coin_minor, first_seen_at, block_height,
      block_hash, confirmations, status, usd_minor, transfer_id)
    select ${idOf('payment')}, ${idOf('deposit')}, network, 'bench-' || n, 0, 250000000, at, n, 'bench-' || n, 3,
      'credited', 250000000, -n
    from bench_filled f`

/** The newest wait for a decision, those before them for a payment by staff; all others are over. */
const withdrawals = ({ decided, open }: Waiting): string => `
  insert into withdrawal (id, investor_id, amount_minor, fee_minor, coin, coin_minor, network, address, status, created_at,
      updated_at)
    select ${idOf('withdrawal')}, id, 1000000 + n % 1000 * 10000, 10000, 'usdt', 990000 + n % 1000 * 10000, 'bsc-testnet',
      'bench-' || n, case when age < ${open} then 'in_review' else 'cancelled' end, at, at
    from bench_filled f;
  insert into withdrawal_approval (withdrawal_id, investor_id, approver_id, at)
    select ${idOf('withdrawal')}, f.id, s.id, at from bench_filled f, (${someStaff}) s
    where age >= ${decided} and age < ${open};
  update withdrawal set status = 'approved' where id in (select withdrawal_id from withdrawal_approval);
  insert into withdrawal_step (withdrawal_id, seq, status, at, actor_id)
    select id, 1, 'requested', created_at, investor_id from withdrawal
    union all select id, 2, status, created_at + interval '1 minute', null from withdrawal`

/** Two for everyone, one of them for those who paid in bitcoin; one of each of many investors; and some of each that ended. */
const pauses = ({ open }: Waiting): string => `
  insert into withdrawal_pause (id, deposit_id, transaction, coin, network, investor_id, began_at)
    select ${idOf('pause')}, ${idOf('deposit')}, 'bench-' || n, coin, network, null, at
    from bench_filled f where n in (1, 2);
  insert into withdrawal_pause (id, deposit_id, transaction, coin, network, investor_id, began_at)
    select ${idOf('pause')}, ${idOf('deposit')}, 'bench-' || n, coin, network, id, at
    from bench_filled f where age < ${open} and n % 5 = 0;
  insert into withdrawal_pause (id, deposit_id, transaction, coin, network, investor_id, began_at, ended_at, ended_by, reason)
    select ${idOf('ended')}, ${idOf('deposit')}, 'bench-' || n, coin, network, case when n % 10 = 3 then f.id end, at,
      at + interval '1 hour', s.id, 'It is there again.'
    from bench_filled f, (${someStaff}) s where n % 10 in (3, 4)`

/** Of every second investor, who was invited by one a little before; the newest wait. */
const bonuses = ({ open }: Waiting): string => `
  update person p set referred_by = r.id from bench_filled f join bench_filled r on r.n = f.n - 1 - f.n % 7
    where p.id = f.id and f.n % 2 = 0;
  insert into bonus (id, referrer_id, referred_id, position_id, amount_minor, status, mailbox_hash, reason, decided_by,
      decided_at, created_at)
    select ${idOf('bonus')}, r.id, f.id, f.first_position, 10000000 + f.n % 100 * 10000,
      case when waits then 'pending' else 'refused' end, sha256(convert_to('bench-' || f.n, 'UTF8')),
      case when not waits then 'One household.' end, case when not waits then s.id end,
      case when not waits then f.at + interval '1 day' end, f.at
    from (select *, age < ${open} as waits from bench_filled where n % 2 = 0) f
    join bench_filled r on r.n = f.n - 1 - f.n % 7, (${someStaff}) s`

/** Three that ended, of each investor. */
const sessions = (): string => `
  insert into session (id, person_id, family_hash, access_hash, access_expires_at, refresh_hash, refreshed_at, created_at,
      last_used_at, expires_at, ended_at, end_reason, user_agent, address)
    select gen_random_uuid(), id, sha256(convert_to('ended-family-' || n || '-' || k, 'UTF8')),
      sha256(convert_to('ended-access-' || n || '-' || k, 'UTF8')), now(), '', now(), now(), now(), now() + interval '30 days',
      now(), 'logged_out', 'bench', '10.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256
    from bench_filled f, generate_series(1, 3) k`
