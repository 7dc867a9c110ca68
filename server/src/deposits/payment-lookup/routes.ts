import { lookUpPayment as lookUpEndpoint } from '@evenmoor/contract/payment-lookup'
import { route } from '#platform/http/bind.ts'
import { countHit, type Limit } from '#platform/rate-limits/rate-limit.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { lookUpPayment } from './look-up-payment.ts'

/** A person who looks for a payment tries a few times; somebody who tries hashes out is stopped. */
const lookupLimit: Limit = { name: 'payment-lookup', max: 10, seconds: 600 }

/** An investor's search for a payment by its transaction. */
export const routes = [
  withOwnTransactions(
    route(lookUpEndpoint, async ({ ctx, caller, body: { transaction } }) => {
      await countHit(ctx, [{ limit: lookupLimit, subject: caller.personId }])
      return lookUpPayment(ctx, { investorId: caller.personId, transaction })
    }),
  ),
]
