import { getPracticeWallet as walletEndpoint, payOnPractice } from '@evenmoor/contract/practice'
import { route } from '#platform/http/bind.ts'
import { getPracticeWallet } from './get-practice-wallet.ts'
import { payDeposit } from './pay-deposit.ts'
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
]
