import {
  endPracticeHold,
  getPracticeWallet as walletEndpoint,
  payOnPractice,
  reorganisePractice,
} from '@evenmoor/contract/practice'
import { endPriceHold } from '#deposits/end-price-hold.ts'
import { getDeposit } from '#deposits/get-deposit.ts'
import { route } from '#platform/http/bind.ts'
import { getPracticeWallet } from './get-practice-wallet.ts'
import { payDeposit } from './pay-deposit.ts'
import { reorganisePayments } from './reorganise-payments.ts'
import { requirePractice } from './require-practice.ts'

export const routes = [
  route(walletEndpoint, ({ ctx, tx, caller }) => {
    requirePractice(ctx)
    return getPracticeWallet(ctx, tx, caller.personId)
  }),
  route(payOnPractice, ({ ctx, tx, caller, body }) => {
    requirePractice(ctx)
    return payDeposit(ctx, tx, {
      investorId: caller.personId,
      depositId: body.deposit_id,
      coinAmount: body.coin_amount ?? undefined,
    })
  }),
  route(endPracticeHold, async ({ ctx, tx, caller, body }) => {
    requirePractice(ctx)
    await endPriceHold(ctx, tx, { investorId: caller.personId, depositId: body.deposit_id })
    return getDeposit(ctx, tx, caller.personId, body.deposit_id)
  }),
  route(reorganisePractice, ({ ctx, tx, caller, body }) => {
    requirePractice(ctx)
    return reorganisePayments(ctx, tx, { investorId: caller.personId, depositId: body.deposit_id })
  }),
]
