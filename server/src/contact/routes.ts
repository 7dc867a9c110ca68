import { sendContactMessage as sendContactMessageCall } from '@evenmoor/contract/contact'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { countMessage } from './count-message.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const routes = [
  withOwnTransactions(
    route(sendContactMessageCall, async ({ ctx, caller, body, origin }) => {
      const { website, locale = null, ...message } = body
      const { address } = origin
      await countMessage(ctx, caller === undefined ? { address } : { address, personId: caller.personId })
      const isTrap = (website ?? '') !== ''
      const reference = await ctx.transaction((tx) =>
        sendContactMessage(ctx, tx, message, { isTrap, locale }),
      )
      return { detail: `Thanks. We have your message, reference ${reference}.`, reference }
    }),
  ),
]
