import type { AddressKind } from '@evenmoor/contract/address-shape'
import { checkAddress } from '@evenmoor/contract/saved-addresses'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { useAddressProblemText } from './use-address-problem-text.ts'
import { checkTypedAddress } from './withdraw-address.ts'

export type NewAddress = ReturnType<typeof useNewAddress>
type AddressEntry = { choice: string; address: string; label: string; compared: boolean }

type NewAddressForm = {
  kind: AddressKind
  /** `choice`: a known address, `new`, or nothing yet. */
  start: Pick<AddressEntry, 'choice' | 'address' | 'label'>
  /** What else is wrong, before the server is asked. */
  alsoCheck?: (entry: AddressEntry) => Errors
  onGood: (address: string, label: string) => Promise<void> | void
}

/** An address that is typed: first checked here, so that a real one never leaves the browser, then by the server. */
export function useNewAddress({ kind, start, alsoCheck, onGood }: NewAddressForm) {
  const t = useTranslations('addresses.unchecked')
  const textOf = useAddressProblemText()
  const failureText = useErrorText()
  const [lookalike, setLookalike] = useState<string | null>(null)
  const [unchecked, setUnchecked] = useState<string | null>(null)
  const entry = useSentForm<AddressEntry>({
    start: { ...start, compared: false },
    idOf: (name) => name,
    check: (typed) => {
      const here = typed.choice === 'new' ? checkTypedAddress(typed.address, kind) : null
      return { ...(here && !here.ok && { address: textOf(here) }), ...alsoCheck?.(typed) }
    },
    send: async ({ choice, address, label, compared }) => {
      setLookalike(null)
      if (choice !== 'new') return onGood(choice, '')
      const answer = await call(checkAddress, { body: { address } })
      if (answer.address === null) {
        setLookalike(answer.lookalike)
        entry.refuse({ address: textOf(answer.problem ?? 'unknown') })
      } else if (!answer.has_checksum && !compared) {
        setUnchecked(answer.address)
        entry.refuse({ compared: t('needed') })
      } else await onGood(answer.address, label.trim())
    },
    read: (failure) => ({ address: failureText(failure) }),
    onChange: ({ address, choice }, before) => {
      if (address === before.address && choice === before.choice) return
      // What was wrong with another address says nothing of this one, in the summary either.
      entry.refuse({})
      setLookalike(null)
      setUnchecked(null)
      entry.form.setFieldValue('compared', false)
    },
  })
  return {
    ...entry,
    lookalike,
    /** The address that carries no checksum and is to be compared by eye. */
    unchecked,
  }
}
