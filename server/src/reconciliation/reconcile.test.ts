import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { monthsOf } from '#kept-months/testing/months.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { mineBlock } from '#practice/mine-block.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { approveWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { reconcile } from './reconcile.ts'

let app: TestApp
let ada: TestPerson
let withdrawal: string
/** The one that nobody has looked at yet. */
let open20: string

/** The main job from end to end, with what is open beside it. */
beforeEach(async () => {
  app = await createTestApp()
  ada = await app.person()
  const staff = await app.person({ staffRole: 'finance' })
  const { open, pay, mine } = checkoutSteps(app)
  const deposit = await open(ada, { amount: '500', coin: 'eth', plan_id: 'basic' })
  const second = await open(ada, { amount: '200', coin: 'usdt' })
  await pay(ada, deposit.id)
  await pay(ada, second.id)
  await mine(3)
  const unconfirmed = await open(ada, { amount: '100', coin: 'btc' })
  await pay(ada, unconfirmed.id)
  await mine(1)
  await accrueDay(app.ctx, '2026-06-16')
  const address = await addressOf(ada)
  const ask = async (amount: string) =>
    (await ada.call('POST', '/api/wallet/withdrawals/', { amount, address })).body.id
  withdrawal = await ask('50')
  await app.ctx.transaction((tx) => approveWithdrawal(app.ctx, tx, { id: withdrawal, staffId: staff.id }))
  await payApprovedWithdrawals(app.ctx)
  for (let block = 0; block < 3; block += 1) await mineBlock(app.ctx)
  await confirmSentWithdrawals(app.ctx)
  const cancelled = await ask('10')
  await ada.call('POST', `/api/wallet/withdrawals/${cancelled}/cancel/`)
  open20 = await ask('20')
})

const addressOf = async (person: TestPerson): Promise<string> =>
  (await person.call('GET', '/api/practice/wallet/')).body.address

test('all agree; and then nothing that a superuser changes goes unnoticed', { timeout: 60_000 }, async () => {
  expect(await reconcile(app.ctx)).toEqual([])
  const { position, transfer } = await subjects()
  for (const [statement, where, check] of tamperings(position, transfer)) {
    const found = await whileChanged(statement, () => reconcile(app.ctx))
    expect([statement, found.map((difference) => [difference.check, difference.where])]).toEqual([
      statement,
      expect.arrayContaining([[check, expect.stringContaining(where)]]),
    ])
  }
  expect(await reconcile(app.ctx)).toEqual([])
})

test('for a request, what takes longer than it has is refused with the way to do it, and nothing of it goes on', async () => {
  const owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
  try {
    expect(await reconcile(app.ctx, { withinMs: 30_000 })).toEqual([])
    // Reading balances waits for whoever holds them.
    await owner.query('begin; lock table ledger.balance in access exclusive mode')
    const refused = reconcile(app.ctx, { withinMs: 300 })
    await expect(refused).rejects.toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('npm run ops -- reconcile') },
    })
    const { rows } = await owner.query(
      `select query from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    )
    expect(rows).toEqual([])
  } finally {
    await owner.end()
  }
})

test(
  'a month that was detached is left out, and what came after it is compared as ever',
  { timeout: 60_000 },
  async () => {
    const months = monthsOf(app.ctx, app.database.ownerUrl)
    await months.begin()
    const { open, pay, mine } = checkoutSteps(app)
    const later = await open(ada, { amount: '300', coin: 'usdt', plan_id: 'basic' })
    await pay(ada, later.id)
    await mine(3)
    await accrueDay(app.ctx, '2026-06-17')
    // Asked in the month before.
    await ada.call('POST', `/api/wallet/withdrawals/${open20}/cancel/`)
    await ada.call('POST', '/api/wallet/withdrawals/', { amount: '15', address: await addressOf(ada) })
    await months.detachOld()
    expect(await reconcile(app.ctx)).toEqual([])
    const auditor = await app.person({ staffRole: 'auditor' })
    const { body } = await auditor.call('GET', '/api/staff/reconciliation/?show=differences')
    expect(body.results).toEqual([])
    for (const [statement, check] of [
      [
        `update payment set coin_minor = coin_minor + 1 where deposit_id = '${later.id}'`,
        'a_deposit_moved_what_its_payments_say',
      ],
      [
        "update withdrawal set status = 'cancelled' where status = 'in_review'",
        'a_withdrawal_moved_what_it_says',
      ],
      [
        'update position set principal_minor = principal_minor + 1',
        'a_position_says_what_was_put_in_and_taken_back',
      ],
    ] as const) {
      const found = await whileChanged(statement, () => reconcile(app.ctx))
      expect([statement, found.map((difference) => difference.check)]).toEqual([
        statement,
        expect.arrayContaining([check]),
      ])
    }
  },
)

afterEach(() => app.close())

/** A statement, where it is found, and by which check. */
const tamperings = (position: string, transfer: bigint): [string, string, string][] => [
  [
    `update ledger.posting set amount = amount + 1 where transfer_id = ${transfer} and line = 1`,
    `transfer ${transfer}`,
    'a_transfer_sums_to_zero',
  ],
  [
    `update ledger.posting set amount = amount * 2 where transfer_id = ${transfer}`,
    `transfer ${transfer}`,
    'a_transfer_says_what_was_asked',
  ],
  [
    `delete from ledger.posting where transfer_id = ${transfer}`,
    `transfer ${transfer}`,
    'a_transfer_has_two_postings',
  ],
  [
    `update ledger.balance set amount = amount + 1 where account_id = (select account_id from position)`,
    position,
    'a_position_is_worth_what_its_history_says',
  ],
  [
    `update position set principal_minor = principal_minor + 1`,
    position,
    'a_position_is_worth_what_its_history_says',
  ],
  [
    `update position set principal_minor = principal_minor + 1, redeemed_minor = redeemed_minor + 1`,
    position,
    'a_position_says_what_was_put_in_and_taken_back',
  ],
  [`update ledger.balance set version = version + 1`, 'account ', 'a_balance_is_the_sum_of_its_postings'],
  [
    `update ledger.posting set balance_after = balance_after + 1 where transfer_id = ${transfer}`,
    `transfer ${transfer}`,
    'the_running_balance_adds_up',
  ],
  [
    `update bucket_accrual set amounts_minor[1] = amounts_minor[1] + 1`,
    position,
    'an_accrual_is_base_times_rate',
  ],
  [
    `update position_bucket set worth_minor[1] = worth_minor[1] + 1`,
    'bucket 1, slot 1',
    'a_bucket_knows_its_positions',
  ],
  [
    `insert into bucket_accrual select bucket_id, day, part + 1::smallint, plan_id, slots, bases_minor, amounts_minor, reinvested_slots, transfer_id, booked_at from bucket_accrual`,
    position,
    'a_position_has_a_day_once',
  ],
  [`delete from daily_result`, 'position/', 'an_accrual_has_its_position_and_result'],
  [`delete from position`, 'slot 1 of bucket ', 'an_accrual_has_its_position_and_result'],
  [`delete from bucket_accrual`, 'transfer ', 'accruals_are_what_their_transfers_moved'],
  [
    `update withdrawal set amount_minor = amount_minor + 1000000 where status = 'in_review'`,
    'account ',
    'what_is_held_is_what_open_withdrawals_ask',
  ],
  [
    `update withdrawal set fee_minor = fee_minor + 10000 where id = '${withdrawal}'`,
    withdrawal,
    'a_fee_is_one_percent_rounded_up_to_the_cent',
  ],
  [
    `update withdrawal set fee_minor = fee_minor + 10000 where id = '${withdrawal}'`,
    withdrawal,
    'a_withdrawal_moved_what_it_says',
  ],
  [
    `update withdrawal set status = 'cancelled' where status = 'in_review'`,
    'withdrawal/',
    'a_withdrawal_moved_what_it_says',
  ],
  [
    `update withdrawal set status = 'sent' where id = '${withdrawal}'`,
    withdrawal,
    'a_withdrawal_stands_where_its_last_step_says',
  ],
  [`delete from withdrawal where status = 'in_review'`, 'withdrawal/', 'a_withdrawal_moved_what_it_says'],
  [
    `update payment set usd_minor = usd_minor + 1 where status = 'credited'`,
    'deposit/',
    'a_deposit_moved_what_its_payments_say',
  ],
  [
    `update payment set transfer_id = -id_no from (select id as i, row_number() over () as id_no from payment) n where n.i = id and status = 'credited'`,
    'payment/',
    'a_credited_payment_names_its_transfer',
  ],
  [
    `update practice_transaction set amount_minor = amount_minor + 1 where coin = 'eth'`,
    'payment/',
    'a_credited_payment_stands_on_the_network',
  ],
  [
    `update practice_transaction set block_height = null where coin = 'eth'`,
    'payment/',
    'a_credited_payment_stands_on_the_network',
  ],
  [
    `update payment set status = 'dropped', transfer_id = null, usd_minor = null where status = 'credited'`,
    'transaction ',
    'what_the_network_confirmed_is_credited',
  ],
  [
    `update practice_transaction set amount_minor = amount_minor + 1 where send_key = 'withdrawal/${withdrawal}'`,
    withdrawal,
    'a_sent_withdrawal_stands_on_the_network',
  ],
  [
    `update practice_transaction set dropped_at = now(), block_height = null where send_key = 'withdrawal/${withdrawal}'`,
    withdrawal,
    'a_sent_withdrawal_stands_on_the_network',
  ],
  [
    `update withdrawal set transaction = 'other' where id = '${withdrawal}'`,
    'transaction ',
    'what_left_the_treasury_is_a_withdrawal',
  ],
  [
    `update practice_transaction set amount_minor = amount_minor - 1 where coin = 'usdt' and send_key is null`,
    'coin usdt',
    'custody_is_what_the_network_holds',
  ],
  [
    `update practice_balance set amount_minor = amount_minor + 1 where coin = 'eth'`,
    ' eth',
    'a_practice_balance_is_the_sum_of_its_transactions',
  ],
]

async function subjects() {
  const { id } = await app.ctx.db.selectFrom('position').select('id').executeTakeFirstOrThrow()
  const { id: transfer } = await app.ctx.db
    .selectFrom('ledger.transfer')
    .select('id')
    .where('kind', '=', 'investment')
    .executeTakeFirstOrThrow()
  return { position: id, transfer }
}

/** Runs the statement as the superuser with triggers and foreign keys off, looks, and puts everything back. */
async function whileChanged<T>(statement: string, look: () => Promise<T>): Promise<T> {
  const superuser = new pg.Client({ connectionString: app.database.ownerUrl })
  await superuser.connect()
  const tables = [...new Set(/(?:update|delete from|insert into) (\S+)/.exec(statement)?.slice(1))]
  try {
    await superuser.query("set session_replication_role = 'replica'")
    for (const table of tables) await superuser.query(`create table kept as select * from ${table}`)
    await superuser.query(statement)
    try {
      return await look()
    } finally {
      for (const table of tables) {
        await superuser.query(`delete from ${table}`)
        const columns = await writtenColumns(superuser, table)
        await superuser.query(
          `insert into ${table} (${columns}) overriding system value select ${columns} from kept`,
        )
        await superuser.query('drop table kept')
      }
    }
  } finally {
    await superuser.end()
  }
}

/** The columns that PostgreSQL does not work out by itself. */
async function writtenColumns(superuser: pg.Client, table: string): Promise<string> {
  const { rows } = await superuser.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.columns ?? ''
}
