import {
  createDeposit as createEndpoint,
  getDeposit as getEndpoint,
  holdPrice as holdPriceEndpoint,
  listDeposits as listEndpoint,
  listDepositCoins as coinsEndpoint,
} from '@evenmoor/contract/deposits'
import {
  listDepositLimits as limitsEndpoint,
  setDepositLimit as setLimitEndpoint,
} from '@evenmoor/contract/safeguards'
import { lookUpPayment as lookUpEndpoint } from '@evenmoor/contract/payment-lookup'
import { priceOf } from '#market/price-of.ts'
import { askingFirst, route } from '#platform/http/bind.ts'
import { countHit, type Limit } from '#platform/rate-limit.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { createDeposit } from './create-deposit.ts'
import { answerFor } from './deposit-answer.ts'
import { getCheckout, getDeposit } from './get-deposit.ts'
import { holdPrice } from './hold-price.ts'
import { listDepositLimits } from './list-deposit-limits.ts'
import { listDeposits } from './list-deposits.ts'
import { lookUpPayment } from './look-up-payment.ts'
import { setDepositLimit } from './set-deposit-limit.ts'
import { listDepositCoins } from './list-deposit-coins.ts'

/** A person who looks for a payment tries a few times; somebody who tries hashes out is stopped. */
const lookupLimit: Limit = { name: 'payment-lookup', max: 10, seconds: 600 }

export const routes = [
  askingFirst(
    createEndpoint,
    ({ ctx, body }) => priceOf(ctx, body.coin),
    async ({ ctx, tx, caller, body, asked }) =>
      answerFor(
        ctx,
        await createDeposit(ctx, tx, {
          investorId: caller.personId,
          amount: body.amount,
          coin: body.coin,
          planId: body.plan_id ?? undefined,
          termsVersion: body.terms_version,
          price: asked,
        }),
        [],
      ),
  ),
  route(listEndpoint, ({ ctx, tx, caller, query }) =>
    listDeposits(ctx, tx, caller.personId, { openOnly: query.open === 'true', cursor: query.cursor }),
  ),
  askingFirst(
    holdPriceEndpoint,
    async ({ ctx, caller, params: { id } }) =>
      priceOf(ctx, (await ctx.transaction((tx) => getCheckout(tx, caller.personId, id))).coin),
    async ({ ctx, tx, caller, params: { id }, asked }) => {
      await holdPrice(ctx, tx, { investorId: caller.personId, depositId: id, price: asked })
      return getDeposit(ctx, tx, caller.personId, id)
    },
  ),
  withOwnTransactions(
    route(lookUpEndpoint, async ({ ctx, caller, body: { transaction } }) => {
      await countHit(ctx, [{ limit: lookupLimit, subject: caller.personId }])
      return lookUpPayment(ctx, { investorId: caller.personId, transaction })
    }),
  ),
  route(coinsEndpoint, ({ ctx, tx }) => listDepositCoins(ctx, tx)),
  route(limitsEndpoint, ({ ctx, tx, caller }) => listDepositLimits(ctx, tx, caller.personId)),
  route(setLimitEndpoint, async ({ ctx, tx, caller, body }) => {
    await setDepositLimit(ctx, tx, { investorId: caller.personId, ...body })
    return listDepositLimits(ctx, tx, caller.personId)
  }),
  route(getEndpoint, ({ ctx, tx, caller, params }) => getDeposit(ctx, tx, caller.personId, params.id)),
]
