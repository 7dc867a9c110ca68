import {
  createDeposit as createEndpoint,
  getDeposit as getEndpoint,
  holdPrice as holdPriceEndpoint,
  listDeposits as listEndpoint,
} from '@evenmoor/contract/deposits'
import { priceOf } from '#market/price-of.ts'
import { askingFirst, route } from '#platform/http/bind.ts'
import { createDeposit } from './create-deposit.ts'
import { answerFor } from './deposit-answer.ts'
import { getCheckout, getDeposit } from './get-deposit.ts'
import { holdPrice } from './hold-price.ts'
import { listDeposits } from './list-deposits.ts'

/** An investor's own checkouts. */
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
  route(getEndpoint, ({ ctx, tx, caller, params }) => getDeposit(ctx, tx, caller.personId, params.id)),
]
