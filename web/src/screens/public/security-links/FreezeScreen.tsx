import { SecurityLinkPage } from './SecurityLinkPage.tsx'

/** By the link of an email: keeps money from leaving the account. */
export default function FreezeScreen() {
  return <SecurityLinkPage what="freeze" />
}
