import { newAddressHoldHours } from '@evenmoor/contract/saved-addresses'

/** An entry of a person's address book. */
export type SavedAddress = {
  readonly id: string
  readonly investorId: string
  readonly network: string
  readonly address: string
  /** As its owner named it; may be empty. */
  readonly label: string
  readonly addedAt: Date
  readonly usableAt: Date
  /** When the owner skipped the wait; practice money only. */
  readonly holdSkippedAt: Date | null
}

/** How long a new address waits before anything is sent to it. */
export const holdMs = newAddressHoldHours * 3_600_000

/** When withdrawals to it became or become possible. */
export const usableFrom = ({ usableAt, holdSkippedAt }: SavedAddress): Date => holdSkippedAt ?? usableAt

export const isUsable = (saved: SavedAddress, now: Date): boolean => usableFrom(saved) <= now
