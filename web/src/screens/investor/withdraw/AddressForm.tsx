import type { AddressKind } from '@evenmoor/contract/address-shape'
import type { SavedAddress } from '@evenmoor/contract/saved-addresses'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { RadioGroup } from '#ui/RadioCard.tsx'
import type { Errors } from '#forms/use-sent-form.ts'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { AddressChoices } from './AddressChoices.tsx'
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
  const first = isNew || !hasKnown ? 'new' : draft.address
  const entry = useNewAddress({
    kind,
    start: { choice: first, address: isNew ? draft.address : '', label: draft.label },
    alsoCheck: ({ choice }): Errors => (choice === '' ? { choice: t('needed') } : {}),
    onGood: (address, label) => go(withdrawQuery({ ...draft, step: 'review', address, label })),
  })
  const { choice } = entry.form.values
  return (
    <form onSubmit={entry.onSubmit} noValidate className="flex flex-col gap-6">
      <ErrorSummary problems={entry.problems} />
      {hasKnown && (
        <RadioGroup id="choice" legend={t('legend')} error={entry.field('choice').error}>
          <AddressChoices
            choice={choice}
            onChoose={(next) => entry.form.setFieldValue('choice', next)}
            kind={kind}
            own={own}
            saved={saved}
          />
        </RadioGroup>
      )}
      {choice === 'new' && <NewAddressFields entry={entry} kind={kind} />}
      <Button type="submit" look="primary" wide busy={entry.isBusy && t('checking')}>
        {t('continue')}
      </Button>
    </form>
  )
}
