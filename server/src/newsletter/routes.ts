import {
  confirmSubscription as confirmSubscriptionCall,
  subscribe as subscribeCall,
  unsubscribe as unsubscribeCall,
} from '@evenmoor/contract/newsletter'
import { watchFlood } from '#alerts/watch-flood.ts'
import { route } from '#platform/http/bind.ts'
import { withConstantTime } from '#platform/http/constant-time.ts'
import { ipNetworkOf } from '#platform/ip-network.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscribe } from './subscribe.ts'
import { subscribeLimit } from './subscription.ts'
import { unsubscribe } from './unsubscribe.ts'

export const routes = [
  withConstantTime(
    withOwnTransactions(
      route(subscribeCall, async ({ ctx, body, origin }) => {
        await countHit(ctx, [{ limit: subscribeLimit, subject: ipNetworkOf(origin.address) }])
        await watchFlood(ctx, 'subscriptions_many')
        await ctx.transaction((tx) => subscribe(ctx, tx, { email: body.email, locale: body.locale ?? 'en' }))
        return { detail: 'Subscribed successfully! Confirm it by the link in the mail we sent you.' }
      }),
    ),
  ),
  route(confirmSubscriptionCall, async ({ ctx, tx, body }) => {
    await confirmSubscription(ctx, tx, body.token)
    return { detail: 'You’re on the list.' }
  }),
  route(unsubscribeCall, async ({ ctx, tx, query }) => {
    await unsubscribe(ctx, tx, query.token)
    return { detail: 'You’re off the list.' }
  }),
]
