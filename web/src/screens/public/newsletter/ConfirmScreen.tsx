import { confirmSubscription } from '@evenmoor/contract/newsletter'
import { call } from '#api/client.ts'
import { LinkPage } from './LinkPage.tsx'

/** Joining the newsletter by the link that was mailed. */
export default function ConfirmScreen() {
  return <LinkPage what="confirm" send={(token) => call(confirmSubscription, { body: { token } })} />
}
