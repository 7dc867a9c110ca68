import type { AddressKind } from '@evenmoor/contract/address-shape'
import { checkTypedAddress } from './withdraw-address.ts'
import type { WithdrawDraft } from './withdraw-step.ts'

/**
 * The draft with its address as the network spells it. One that cannot be taken is left out, and then nothing is
 * reviewed yet. Apart from the reading of the draft, since looking at checksums takes more code than all of the first step.
 */
export function withNormalizedAddress(draft: WithdrawDraft, kind: AddressKind): WithdrawDraft {
  const checked = checkTypedAddress(draft.address, kind)
  return checked.ok ? { ...draft, address: checked.address } : { ...draft, address: '', step: 'address' }
}
