import { sendContactMessage as sendContactMessageCall } from '@evenmoor/contract/contact'
import { route } from '#platform/http/bind.ts'
import { networkOf } from '#platform/network-of.ts'
import { countHit } from '#platform/rate-limit.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { contactLimit } from './contact-message.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const routes = [
  withOwnTransactions(
    route(sendContactMessageCall, async ({ ctx, body: { website, locale = null, ...message }, origin }) => {
      await countHit(ctx, [{ limit: contactLimit, subject: networkOf(origin.address) }])
      const isTrap = (website ?? '') !== ''
      const reference = await ctx.transaction((tx) =>
        sendContactMessage(ctx, tx, message, { isTrap, locale }),
      )
      return { detail: `Thanks. We have your message, reference ${reference}.`, reference }
    }),
  ),
]
