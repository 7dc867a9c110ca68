import { reportNotMe } from '@evenmoor/contract/sessions'
import { call } from '#api/client.ts'
import { SecurityLinkPage } from './SecurityLinkPage.tsx'

/** For somebody who did not do what a mail of ours tells of. */
export default function NotMeScreen() {
  return <SecurityLinkPage what="notMe" send={(token) => call(reportNotMe, { body: { token } })} />
}
