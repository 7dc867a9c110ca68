import { LinkPage } from './LinkPage.tsx'

/** Joining the newsletter by the link that was mailed. */
export default function ConfirmScreen() {
  return <LinkPage what="confirm" />
}
