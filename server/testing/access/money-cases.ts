import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { pauseWithdrawals } from '#pauses/pause-withdrawals.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { mineBlock } from '#practice/mine-block.ts'
import { bonusFor } from '#referrals/testing/invite.ts'
import { fund } from '#wallet/testing/fund.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { approveWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import type { Case, Cases } from './case.ts'

export const withdrawal: Case = async ({ t, owner }) => {
  await fund(t, owner.id, '1000')
  const request = { amount: '50', address: newPracticeAddress(), skip_hold: true }
  const made = await owner.call('POST', '/api/wallet/withdrawals/', request)
  return { params: { id: made.body.id } }
}

/** A new address of the owner's book, which waits. */
const savedAddress: Case = async ({ t, owner }) => {
  const entry = { amount: '5', address: newPracticeAddress() }
  await fund(t, owner.id, '10')
  await owner.call('POST', '/api/wallet/withdrawals/', entry)
  const { body } = await owner.call('GET', '/api/wallet/addresses/')
  return { params: { id: body.results[0].id }, body: { label: 'Cold wallet' } }
}

/** One that arrived. */
const paidWithdrawal: Case = async (cast) => {
  const { t, staff } = cast
  const given = await withdrawal(cast)
  const { id } = given.params as { id: string }
  await t.ctx.transaction((tx) => approveWithdrawal(t.ctx, tx, { id, staffId: staff.finance.id }))
  await payApprovedWithdrawals(t.ctx)
  for (let block = 0; block < 3; block += 1) await mineBlock(t.ctx)
  await confirmSentWithdrawals(t.ctx)
  return given
}

/** A withdrawal that waits to be paid by staff: as it is on a test network. */
const payout: Case = async (cast) => {
  const { t, staff } = cast
  const given = await withdrawal(cast)
  const { id } = given.params as { id: string }
  await t.ctx.transaction((tx) => approveWithdrawal(t.ctx, tx, { id, staffId: staff.finance.id }))
  await t.ctx.db
    .updateTable('withdrawal')
    .set({ network: 'bsc-testnet', held_until: null, hold_skipped_at: null })
    .where('id', '=', id)
    .execute()
  return given
}

const checkout: Case = async ({ owner }) => {
  const made = await owner.call('POST', '/api/wallet/deposits/', { coin: 'usdt', amount: '100' })
  return { params: { id: made.body.id } }
}

/** One that was paid and credited. */
const paidCheckout: Case = async ({ t, owner }) => {
  const { open, pay, mine } = checkoutSteps(t)
  const { id, required_confirmations: confirmations } = await open(owner, { coin: 'usdt', amount: '100' })
  await pay(owner, id)
  await mine(confirmations)
  return { params: { id } }
}

const pause: Case = async ({ t, owner }) => {
  const { body } = await owner.call('POST', '/api/wallet/deposits/', { coin: 'usdt', amount: '100' })
  const reversal = { depositId: body.id, investorId: owner.id, coin: 'usdt', network: 'practice' } as const
  const at = t.ctx.clock.now()
  const money = { at, transaction: '0x1', coinMinor: 1n, usdMinor: 1n, isTakenBack: true }
  await t.ctx.transaction((tx) => pauseWithdrawals(t.ctx, tx, { ...reversal, ...money }))
  const { id } = await t.ctx.db
    .selectFrom('withdrawal_pause')
    .select('id')
    .where('investor_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** A payment of the owner's that waits for two members of staff: one above a limit that was lower when it came. */
const paymentReview: Case = async ({ t, owner }) => {
  const { open, pay, mine } = checkoutSteps({
    ...t,
    ctx: { ...t.ctx, config: { ...t.ctx.config, depositApprovalAboveMinor: 0n } },
  })
  const { id, required_confirmations: confirmations } = await open(owner, { coin: 'usdt', amount: '100' })
  await pay(owner, id)
  await mine(confirmations)
  const payment = await t.ctx.db
    .selectFrom('payment')
    .select('id')
    .where('deposit_id', '=', id)
    .executeTakeFirstOrThrow()
  return { params: { id: payment.id } }
}

const position: Case = async ({ t, owner }) => {
  await fund(t, owner.id, '1000')
  const made = await owner.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })
  return { params: { id: made.body.id } }
}

/** A bonus that somebody's first investment brought the owner. */
const bonus: Case = async ({ t, owner }) => ({ params: { id: (await bonusFor(t, owner)).id } })

const transaction: Case = async ({ t, owner }) => {
  await fund(t, owner.id, '1000')
  const { body } = await owner.call('GET', '/api/wallet/transactions/')
  return { params: { id: body.results[0].id } }
}

/** What a position is worth. */
const explained: Case = async (cast) => {
  const { params } = await position(cast)
  return { params: { of: `position:${params['id']}` } }
}

const statement: Case = async ({ t, owner }) => {
  await fund(t, owner.id, '1000')
  const { body } = await owner.call('GET', '/api/wallet/statements/')
  return { params: { period: body.results[0].period } }
}

/** What an investor has in money matters: one case for each route that names such a thing. */
export const moneyCases: Cases = {
  'GET /api/wallet/withdrawals/{id}/': withdrawal,
  'GET /api/wallet/withdrawals/{id}/receipt.pdf': paidWithdrawal,
  'POST /api/wallet/withdrawals/{id}/cancel/': withdrawal,
  'PATCH /api/wallet/addresses/{id}/': savedAddress,
  'DELETE /api/wallet/addresses/{id}/': savedAddress,
  'POST /api/wallet/addresses/{id}/hold-skip/': savedAddress,
  'GET /api/staff/work/{queue}/colleagues/': async () => ({ params: { queue: 'withdrawals' } }),
  'POST /api/staff/work/{queue}/{id}/assignment/': async (cast) => ({
    params: { queue: 'withdrawals', ...(await withdrawal(cast)).params },
    body: { assignee_id: cast.staff.finance.id },
  }),
  'DELETE /api/staff/work/{queue}/{id}/assignment/': async (cast) => {
    const params = { queue: 'withdrawals', ...(await withdrawal(cast)).params } as const
    const path = `/api/staff/work/withdrawals/${(params as Record<string, string>)['id']}/assignment/`
    await cast.staff.finance.call('POST', path, { assignee_id: cast.staff.finance.id })
    return { params }
  },
  'GET /api/staff/withdrawals/{id}/': withdrawal,
  'POST /api/staff/withdrawals/{id}/approval/': withdrawal,
  'POST /api/staff/withdrawals/{id}/rejection/': async (cast) => ({
    ...(await withdrawal(cast)),
    body: { reason: 'The address is not yours.' },
  }),
  'POST /api/staff/withdrawals/{id}/hold/': async (cast) => ({
    ...(await withdrawal(cast)),
    body: { reason: 'Asked where the address comes from.' },
  }),
  'POST /api/staff/withdrawals/{id}/hold/end/': async (cast) => {
    const held = await withdrawal(cast)
    const id = held.params['id']
    await cast.staff.finance.call('POST', `/api/staff/withdrawals/${id}/hold/`, {
      reason: 'To be looked at.',
    })
    return held
  },
  'GET /api/staff/payouts/{id}/': payout,
  'POST /api/staff/payouts/{id}/payment-lookups/': async (cast) => ({
    ...(await withdrawal(cast)),
    body: { transaction: '0'.repeat(64) },
  }),
  'GET /api/staff/pauses/{id}/': pause,
  'POST /api/staff/pauses/{id}/end/': async (cast) => ({
    ...(await pause(cast)),
    body: { reason: 'The chain is fine.' },
  }),
  'GET /api/staff/payment-reviews/{id}/': paymentReview,
  'POST /api/staff/payment-reviews/{id}/approval/': paymentReview,
  'POST /api/staff/payment-reviews/{id}/refusal/': async (cast) => ({
    ...(await paymentReview(cast)),
    body: { reason: 'No block explorer has it.' },
  }),
  'GET /api/staff/bonuses/{id}/': bonus,
  'POST /api/staff/bonuses/{id}/verification/': bonus,
  'POST /api/staff/bonuses/{id}/refusal/': async (cast) => ({
    ...(await bonus(cast)),
    body: { reason: 'One mailbox.' },
  }),
  'GET /api/wallet/deposits/{id}/': checkout,
  'GET /api/wallet/deposits/{id}/receipt.pdf': paidCheckout,
  'POST /api/wallet/deposits/{id}/price/': async (cast) => {
    const { owner } = cast
    const given = await checkout(cast)
    await owner.call('POST', '/api/practice/ended-holds/', { deposit_id: given.params.id })
    return given
  },
  'GET /api/investments/{id}/': position,
  'GET /api/investments/{id}/results/': position,
  'POST /api/investments/{id}/reinvest/': async (cast) => ({
    ...(await position(cast)),
    body: { reinvest: true },
  }),
  'POST /api/investments/{id}/redeem/': async (cast) => ({
    ...(await position(cast)),
    body: { amount: '100' },
  }),
  'GET /api/wallet/transactions/{id}/': transaction,
  'GET /api/wallet/explanations/{of}/': explained,
  'GET /api/wallet/explanations/{of}/postings/': explained,
  'GET /api/wallet/statements/{period}/statement.pdf': statement,
  'GET /api/wallet/statements/{period}/statement.csv': statement,
}
