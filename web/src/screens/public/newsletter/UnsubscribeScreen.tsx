import { LinkPage } from './LinkPage.tsx'

/** Leaving the newsletter by the link in any of its mails. */
export default function UnsubscribeScreen() {
  return <LinkPage what="unsubscribe" />
}
