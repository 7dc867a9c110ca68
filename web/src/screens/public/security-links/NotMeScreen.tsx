import { SecurityLinkPage } from './SecurityLinkPage.tsx'

/** For somebody who did not do what a mail of ours tells of. */
export default function NotMeScreen() {
  return <SecurityLinkPage what="notMe" />
}
