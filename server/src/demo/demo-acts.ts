import { describeReferrals } from '#referrals/describe-referrals.ts'
import { verifyBonus } from '#referrals/decide-bonus.ts'
import { approveProposal } from '#results/decide-proposal.ts'
import { proposeResult } from '#results/propose-result.ts'
import { sendContactMessage } from '#contact/send-contact-message.ts'
import { watchDeposits } from '#deposits/watch-deposits.ts'
import { redeemPosition } from '#positions/investing/redeem-position.ts'
import { listPositions } from '#positions/investing/describe-position.ts'
import { switchReinvesting } from '#positions/investing/switch-reinvesting.ts'
import { rejectWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { askToWithdraw, deposit, invest, openCheckout, payCheckout, payOut } from './demo-money.ts'
import type { DemoPerson } from './demo-people.ts'
import { investorEmail } from './demo-people.ts'
import { type Deed, reversed } from './demo-story.ts'
import type { DemoYear } from './demo-year.ts'

/** Who is there: investors by number, and the staff that decide. */
export type DemoCast = {
  readonly investors: Map<number, DemoPerson>
  readonly adminId: string
  readonly financeId: string
}

/** The price of a checkout is held for 15 minutes. */
const heldMs = 16 * 60_000

/** Minutes from a request to its approval, unless the story says. */
const reviewMinutes = 40

/** Does one act of an investor, with what staff do about it. */
export async function perform(year: DemoYear, cast: DemoCast, number: number, act: Deed): Promise<void> {
  const { ctx, clock } = year
  const { financeId: staffId } = cast
  const { id: investorId } = of(cast, number)
  switch (act.act) {
    case 'deposit':
      return deposit(year, { investorId, coin: act.coin, amount: act.amount })
    case 'invest':
      return void (await invest(year, { investorId, planId: act.plan, amount: act.amount }))
    case 'ask to withdraw':
      return void (await askToWithdraw(year, { investorId, amount: act.amount }))
    case 'withdraw': {
      const id = await askToWithdraw(year, { investorId, amount: act.amount })
      return payOut(year, { id, staffId, minutes: act.minutes ?? reviewMinutes })
    }
    case 'be refused': {
      const id = await askToWithdraw(year, { investorId, amount: act.amount })
      await clock.pass(75 * 60_000)
      return ctx.transaction((tx) => rejectWithdrawal(ctx, tx, { id, staffId, reason: act.reason }))
    }
    case 'let a checkout expire':
    case 'pay late': {
      const depositId = await openCheckout(ctx, { investorId, coin: act.coin, amount: act.amount })
      await clock.pass(heldMs)
      await watchDeposits(ctx)
      return act.act === 'pay late' ? payCheckout(year, { investorId, depositId }) : undefined
    }
    case 'reinvest':
    case 'redeem':
      return changePosition(year, investorId, act)
    case 'write': {
      const letter = { name: `Demo investor ${number}`, email: investorEmail(number), message: act.message }
      return void (await ctx.transaction((tx) =>
        sendContactMessage(ctx, tx, letter, { isTrap: false, locale: 'en' }),
      ))
    }
  }
}

/** Of the newest position. */
async function changePosition(
  { ctx }: DemoYear,
  investorId: string,
  act: Extract<Deed, { act: 'reinvest' | 'redeem' }>,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const [newest] = (await listPositions(tx, investorId, undefined)).results
    if (newest === undefined) throw new Error('the story changes a position that is not there')
    const which = { investorId, positionId: newest.id }
    if (act.act === 'reinvest') await switchReinvesting(ctx, tx, { ...which, reinvest: true })
    else await redeemPosition(ctx, tx, { ...which, amount: act.amount })
  })
}

/** Takes a plan's day back and books it again: each time one of staff proposes, and another approves. */
export async function reverseDay(year: DemoYear, cast: DemoCast, day: string): Promise<void> {
  const { ctx, clock } = year
  const reason = 'The price feed of the day had a gap.'
  for (const step of [{ kind: 'reversal' as const }, { kind: 'result' as const, rate: reversed.rate }]) {
    const { id } = await ctx.transaction((tx) =>
      proposeResult(ctx, tx, { ...step, staffId: cast.financeId, planId: reversed.plan, day, reason }),
    )
    await clock.pass(25 * 60_000)
    await ctx.transaction((tx) => approveProposal(ctx, tx, { id, staffId: cast.adminId }))
    await year.applyCorrections()
  }
}

/** Verifies the bonus that an investor brought to who invited them; there is one by then. */
export async function verifyFirstBonus({ ctx }: DemoYear, cast: DemoCast, referrer: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const cursors = { people: undefined, bonuses: undefined }
    const { bonuses } = await describeReferrals(ctx, tx, of(cast, referrer).id, cursors)
    const pending = bonuses.results.find(({ status }) => status === 'pending')
    if (pending === undefined) throw new Error('the story verifies a bonus that is not there')
    await verifyBonus(ctx, tx, { id: pending.id, staffId: cast.adminId, version: 0 })
  })
}

/** Leaves a booked day for staff to decide about. */
export async function proposeReversal({ ctx }: DemoYear, cast: DemoCast, day: string): Promise<void> {
  await ctx.transaction((tx) =>
    proposeResult(ctx, tx, {
      kind: 'reversal',
      staffId: cast.financeId,
      planId: 'basic',
      day,
      reason: 'Please check this day against the feed before it goes into the statements.',
    }),
  )
}

const of = ({ investors }: DemoCast, number: number): DemoPerson => {
  const person = investors.get(number)
  if (person === undefined) throw new Error(`the story names investor ${number} too early`)
  return person
}
