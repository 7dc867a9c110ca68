import { checkInvariants, sealTransfers, verifyChain } from '@evenmoor/ledger'
import { asSql } from '#platform/database/transaction.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import { type ModelInvestor, type ModelPosition, stillReversed, sumOf } from './model.ts'
import type { Simulation } from './simulation.ts'

/** Throws when a balance, a position, a withdrawal, a wallet or the fees are not what the model says. */
export async function compareWithModel(sim: Simulation): Promise<void> {
  const actual = new Map<string, string>()
  const { ctx } = sim.world
  const balances = await asSql(ctx.db).query<{ name: string; amount: bigint }>(
    `select concat_ws(' ', kind, owner_id, position_id) as name, amount from ledger.account_balance
     where amount <> 0 and (owner_id is not null or kind in ('fees', 'shortfalls'))`,
  )
  for (const { name, amount } of balances.rows) actual.set(name, String(amount))
  const wallets = await asSql(ctx.db).query<{ name: string; amount: bigint }>(
    `select concat_ws(' ', 'wallet', a.owner_id, b.coin) as name, b.amount_minor as amount
     from practice_balance b join practice_address a on a.address = b.address
     where a.purpose = 'wallet' and b.amount_minor <> 0`,
  )
  for (const { name, amount } of wallets.rows) actual.set(name, String(amount))
  for (const { id, status } of await ctx.db.selectFrom('withdrawal').select(['id', 'status']).execute()) {
    actual.set(`withdrawal ${id}`, standing[status] ?? status)
  }
  const pauses = await ctx.db
    .selectFrom('withdrawal_pause')
    .select(['investor_id', 'coin'])
    .where('ended_at', 'is', null)
    .execute()
  for (const { investor_id, coin } of pauses) actual.set(`pause ${investor_id} ${coin}`, 'stands')
  for (const { referred_id, status } of await ctx.db
    .selectFrom('bonus')
    .select(['referred_id', 'status'])
    .execute()) {
    actual.set(`bonus ${referred_id}`, status)
  }
  for (const [name, amount] of await readUnwound(sim)) actual.set(name, String(amount))
  const expected = expectedOf(sim)
  const names = [...new Set([...expected.keys(), ...actual.keys()])]
  const wrong = names.filter((name) => actual.get(name) !== expected.get(name))
  if (wrong.length === 0) return
  throw new Error(
    wrong
      .map(
        (name) =>
          `${name}: ${actual.get(name) ?? 'nothing'}, the model says ${expected.get(name) ?? 'nothing'}`,
      )
      .join('\n'),
  )
}

/** What came out of positions, and of which days results are reversed, because payments left their chain. */
async function readUnwound({ world: { ctx } }: Simulation): Promise<Map<string, bigint>> {
  const { rows } = await asSql(ctx.db).query<{ name: string; amount: bigint }>(
    `select concat_ws(' ', 'unwound', position_id, p.transaction) as name, sum(amount_minor) as amount
     from unwound_position u join payment p on p.id = u.payment_id group by 1
     union all
     select concat_ws(' ', 'reversed', position_id, day), sum(amount_minor) from reversed_result group by 1
     having sum(amount_minor) <> 0`,
  )
  return new Map(rows.map(({ name, amount }) => [name, amount]))
}

/** The product's statuses by the model's, which knows no difference between sent and confirmed. */
const standing: Readonly<Record<string, string>> = {
  sent: 'paid',
  confirmed: 'paid',
  cancelled: 'returned',
  rejected: 'returned',
}

function expectedOf({ model }: Simulation): Map<string, string> {
  const expected = new Map<string, string>()
  const set = (name: string, minor: bigint) => minor !== 0n && expected.set(name, String(minor))
  set('fees', model.feesMinor)
  set('shortfalls', model.shortfallsMinor)
  for (const investor of model.investors) {
    set(`available ${investor.id}`, investor.availableMinor)
    set(`withdrawing ${investor.id}`, investor.withdrawingMinor)
    for (const position of investor.positions) {
      set(`invested ${investor.id} ${position.id}`, position.valueMinor)
      setUnwound(position, (name, minor) => set(name, minor + BigInt(expected.get(name) ?? 0n)))
    }
    for (const [coin, minor] of investor.wallet) set(`wallet ${investor.id} ${coin}`, minor)
    for (const coin of investor.pauses) expected.set(`pause ${investor.id} ${coin}`, 'stands')
    // A first position brings one, whether it was opened by hand or by a checkout.
    if (investor.invitedBy !== undefined && investor.positions.length > 0)
      expected.set(`bonus ${investor.id}`, investor.bonus)
    for (const { id, status } of investor.withdrawals) expected.set(`withdrawal ${id}`, status)
  }
  return expected
}

function setUnwound(
  { id, unwoundBy, days }: ModelPosition,
  add: (name: string, minor: bigint) => void,
): void {
  for (const { payment, amountMinor } of unwoundBy) add(`unwound ${id} ${payment.transaction}`, amountMinor)
  for (const [day, { reversals }] of days) add(`reversed ${id} ${day}`, sumOf(stillReversed(reversals)))
}

/** At the end: every invariant, the chain, and everything that can be reconciled. */
export async function assertSound(sim: Simulation): Promise<void> {
  const { ctx } = sim.world
  const sql = asSql(ctx.db)
  while ((await sealTransfers(sql)) > 0);
  const violations = [...(await checkInvariants(sql)), ...(await verifyChain(sql)).violations]
  // A payment that vanished after its money was spent is a difference that reconciling is there to name.
  const isNamed = sim.model.investors.some(hasMissing)
  const differences = (await reconcile(ctx)).filter(({ check }) => !isNamed || !ofMissing.has(check))
  const found = [
    ...violations.map(({ invariant, detail }) => `${invariant}: ${detail}`),
    ...differences.map(({ check, where, detail }) => `${check}: ${where}: ${detail}`),
  ]
  if (found.length > 0) throw new Error(found.join('\n'))
}

/** The checks that name a credit whose payment is gone. */
const ofMissing = new Set(['a_credited_payment_stands_on_the_network', 'custody_is_what_the_network_holds'])

const hasMissing = ({ deposits }: ModelInvestor): boolean =>
  deposits.some(({ payments }) => payments.some(({ isCredited, height }) => isCredited && height === null))
