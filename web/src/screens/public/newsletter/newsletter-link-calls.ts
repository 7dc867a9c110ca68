import { confirmSubscription, unsubscribe } from '@evenmoor/contract/newsletter'
import { call } from '#api/client.ts'

/** What the links in mails of the newsletter ask for. Throws `CallFailed`. */
export const newsletterLinkCalls = {
  confirm: (token: string) => call(confirmSubscription, { body: { token } }),
  unsubscribe: (token: string) => call(unsubscribe, { query: { token } }),
} as const
