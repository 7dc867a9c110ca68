import type { AddressKind } from '@evenmoor/contract/address-shape'
import { type SavedAddress, saveAddress } from '@evenmoor/contract/saved-addresses'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { SubmitError } from '#forms/SubmitError.tsx'
import type { Errors } from '#forms/use-sent-form.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { NewAddressFields } from '../withdraw/NewAddressFields.tsx'
import { useNewAddress } from '../withdraw/use-new-address.ts'

type AddAddressFormProps = {
  kind: AddressKind
  onDone: (saved: SavedAddress) => Promise<void>
  onCancel: () => void
}

/** An address and its name; checked as one for a withdrawal is, then saved. */
export function AddAddressForm({ kind, onDone, onCancel }: AddAddressFormProps) {
  const t = useTranslations('addresses.book')
  const tCommon = useTranslations('common')
  const busy = useTranslations('security')('busy')
  const [failure, setFailure] = useState<unknown>(null)
  const entry = useNewAddress({
    kind,
    start: { choice: 'new', address: '', label: '' },
    alsoCheck: ({ label }): Errors => (label.trim() === '' ? { label: t('labelNeeded') } : {}),
    onGood: async (address, label) => {
      setFailure(null)
      await call(saveAddress, { body: { address, label } }).then(onDone).catch(setFailure)
    },
  })
  return (
    <form method="post" noValidate onSubmit={entry.onSubmit} className="flex flex-col gap-4">
      <ErrorSummary problems={entry.problems} />
      <SubmitError failure={failure} />
      <NewAddressFields entry={entry} kind={kind} isNameNeeded />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={entry.isBusy && busy}>
          {t('save')}
        </Button>
        <Button onClick={onCancel}>{tCommon('cancel')}</Button>
      </div>
    </form>
  )
}
