import {
  endPracticeHold,
  getPracticeWallet as walletEndpoint,
  listPracticeBlocks,
  payOnPractice,
  reorganizePractice,
  restartPractice,
} from '@evenmoor/contract/practice'
import { endPriceHold } from '#deposits/checkouts/end-price-hold.ts'
import { getDeposit } from '#deposits/checkouts/get-deposit.ts'
import { askingFirst, route } from '#platform/http/bind.ts'
import { countHit, type Limit } from '#platform/rate-limits/rate-limit.ts'
import { getPracticeWallet, readCoinPrices } from './get-practice-wallet.ts'
import { readGrants } from './open-wallet.ts'
import { newestBlocks } from './list-blocks.ts'
import { payDeposit } from './pay-deposit.ts'
import { reorganizePayments } from './reorganize-payments.ts'
import { requirePractice } from './require-practice.ts'
import { restartWallet } from './restart-wallet.ts'

/** Who learns starts over now and then; each time leaves up to six transactions on the practice network. */
const restartLimit: Limit = { name: 'practice-restart', max: 20, seconds: 3_600 }

export const routes = [
  askingFirst(
    walletEndpoint,
    ({ ctx }) => readCoinPrices(ctx),
    async ({ ctx, tx, caller, asked }) => {
      requirePractice(ctx)
      return getPracticeWallet(ctx, tx, { investorId: caller.personId, prices: asked() })
    },
  ),
  askingFirst(
    restartPractice,
    async ({ ctx, caller }) => {
      requirePractice(ctx)
      await countHit(ctx, [{ limit: restartLimit, subject: caller.personId }])
      return { grants: await readGrants(ctx), prices: await readCoinPrices(ctx) }
    },
    async ({ ctx, tx, caller, asked }) => {
      const { grants, prices } = asked()
      await restartWallet(ctx, tx, { investorId: caller.personId, grants })
      return getPracticeWallet(ctx, tx, { investorId: caller.personId, prices })
    },
  ),
  route(listPracticeBlocks, ({ ctx, tx }) => {
    requirePractice(ctx)
    return newestBlocks(ctx, tx)
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
  route(reorganizePractice, ({ ctx, tx, caller, body }) => {
    requirePractice(ctx)
    return reorganizePayments(ctx, tx, { investorId: caller.personId, depositId: body.deposit_id })
  }),
]
