import type { AddressKind } from '@evenmoor/contract/address-shape'
import { AddressStep } from './AddressStep.tsx'
import { withNormalizedAddress } from './normalized-address.ts'
import type { WithdrawDraft } from './withdraw-step.ts'
import { WithdrawReview } from './WithdrawReview.tsx'

/** What follows the amount: the address, and then all of it once more. */
export function AddressAndReview({ draft, kind }: { draft: WithdrawDraft; kind: AddressKind }) {
  const sound = withNormalizedAddress(draft, kind)
  return sound.step === 'review' ? (
    // Another amount is another question: it begins at its heading.
    <WithdrawReview key={sound.amount} draft={sound} kind={kind} />
  ) : (
    <AddressStep draft={sound} kind={kind} />
  )
}
