import type { AddressKind } from '@evenmoor/contract/address-shape'
import type { SavedAddress } from '@evenmoor/contract/saved-addresses'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { RadioGroup } from '#ui/RadioCard.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { AddressChoices, type AddressChoice } from './AddressChoices.tsx'
import { NewAddressFields } from './NewAddressFields.tsx'
import { useNewAddress } from './use-new-address.ts'
import { type WithdrawDraft, withdrawQuery } from './withdraw-step.ts'

type AddressFormProps = {
  draft: WithdrawDraft
  kind: AddressKind
  /** The own practice wallet; null where there is none. */
  own: string | null
  saved: readonly SavedAddress[]
}

/** One of the known addresses, or a new one, which is checked before it goes on. */
export function AddressForm({ draft, kind, own, saved }: AddressFormProps) {
  const t = useTranslations('withdraw.address')
  const { go } = useQueryDraft()
  const isKnown = draft.address === own || saved.some(({ address }) => address === draft.address)
  const isNew = draft.address !== '' && !isKnown
  const hasKnown = own !== null || saved.length > 0
  const first = isNew || !hasKnown ? 'new' : draft.address === '' ? null : draft.address
  const [choice, setChoice] = useState<AddressChoice | null>(first)
  const entry = useNewAddress({ kind, address: isNew ? draft.address : '', label: draft.label })
  const choose = (next: AddressChoice) => {
    setChoice(next)
    entry.clear()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const toReview = (address: string, label: string) =>
      go(withdrawQuery({ ...draft, step: 'review', address, label }))
    if (choice === null) return entry.refuse('choice', t('needed'))
    if (choice !== 'new') return toReview(choice, '')
    entry.check(toReview)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <ErrorSummary problems={entry.problems} />
      {hasKnown && (
        <RadioGroup id="choice" legend={t('legend')} error={entry.problemOf('choice')}>
          <AddressChoices choice={choice} onChoose={choose} kind={kind} own={own} saved={saved} />
        </RadioGroup>
      )}
      {choice === 'new' && <NewAddressFields entry={entry} kind={kind} />}
      <Button type="submit" look="primary" wide busy={entry.isBusy && t('checking')}>
        {t('continue')}
      </Button>
    </form>
  )
}
