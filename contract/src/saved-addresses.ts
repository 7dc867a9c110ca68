import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { addressProblems } from '#address-problems.ts'
import { endpoint } from '#endpoint.ts'
import { oneLine, withoutBidiControls } from '#plain-text.ts'
import { detail, id, instant, listOf } from '#wire.ts'

/** How long a new address waits before anything is sent to it, in hours. */
export const newAddressHoldHours = 24

/** The address as typed: which ones can be paid is the module's to judge. */
export const typedAddress = z.string(refusing('address_missing')).check(z.trim(), z.maxLength(120))

const labelMax = 40
/** It stands in the mail that tells of a new address: nobody may write lines of that mail by it. */
export const addressLabel = z
  .string(refusing('address_label_missing'))
  .check(withoutBidiControls(), z.trim(), z.maxLength(labelMax), oneLine(refusing('name_signs')))

/** An address of the own address book. */
export const savedAddress = z.object({
  id,
  /** As the person named it; empty when they did not. */
  label: z.string(),
  network: z.string(),
  network_name: z.string(),
  address: z.string(),
  added_at: instant,
  /** Nothing is sent to it before. */
  usable_at: instant,
  is_usable: z.boolean(),
  /** Practice only: the person chose not to wait. */
  hold_skipped: z.boolean(),
  /** How many withdrawals arrived there. */
  times_used: z.int(),
})
export type SavedAddress = z.infer<typeof savedAddress>

export const listSavedAddresses = endpoint({
  method: 'GET',
  path: '/api/wallet/addresses/',
  summary: 'Your address book: where withdrawals may go, and from when',
  access: { kind: 'investor' },
  answer: z.extend(listOf(savedAddress), {
    /** Where withdrawals go now. */
    network: z.string(),
    network_name: z.string(),
    kind: z.enum(['practice', 'evm']),
    /** The number of that chain (EIP-155), which payment links name; null for the practice network. */
    chain_id: z.nullable(z.int()),
    hold_hours: z.int(),
  }),
})

export const saveAddress = endpoint({
  method: 'POST',
  path: '/api/wallet/addresses/',
  summary: 'Add an address to your address book; it can be used after 24 hours',
  access: { kind: 'investor' },
  whileLimited: true,
  status: 201,
  stepUp: true,
  body: z.object({ address: typedAddress, label: addressLabel }),
  answer: savedAddress,
})

export const renameAddress = endpoint({
  method: 'PATCH',
  path: '/api/wallet/addresses/{id}/',
  summary: 'Rename an address in your address book',
  access: { kind: 'investor' },
  params: z.object({ id }),
  body: z.object({ label: addressLabel }),
  answer: savedAddress,
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/wallet/addresses/{id}/',
  summary: 'Remove an address from your address book; if you add it again, the wait starts over',
  access: { kind: 'investor' },
  params: z.object({ id }),
  answer: detail,
})

export const skipAddressHold = endpoint({
  method: 'POST',
  path: '/api/wallet/addresses/{id}/hold-skip/',
  summary: 'Practice mode only: use a new address without waiting; this is logged',
  access: { kind: 'investor' },
  stepUp: 'unless_just_logged_in',
  params: z.object({ id }),
  answer: savedAddress,
})

export const checkAddress = endpoint({
  method: 'POST',
  path: '/api/wallet/address-checks/',
  summary: 'Check an address for withdrawals, and what is wrong with it; nothing is stored',
  access: { kind: 'investor' },
  whileLimited: true,
  body: z.object({ address: typedAddress }),
  answer: z.object({
    /** As it would be kept; null when it cannot be paid. */
    address: z.nullable(z.string()),
    problem: z.nullable(z.enum(addressProblems)),
    /** The known address that it looks like. */
    lookalike: z.nullable(z.string()),
    /** False where the address carries no checksum, so that a typing mistake in it cannot be found. */
    has_checksum: z.boolean(),
    /** Nothing is sent there before this; null when it can be paid at once. */
    held_until: z.nullable(instant),
  }),
})
