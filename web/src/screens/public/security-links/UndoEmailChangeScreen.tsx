import { SecurityLinkPage } from './SecurityLinkPage.tsx'

/** Brings the old address back by the link in its mailbox. */
export default function UndoEmailChangeScreen() {
  return <SecurityLinkPage what="undo" />
}
