import type { AddressKind } from '@evenmoor/contract/address-shape'
import { type SavedAddress, saveAddress } from '@evenmoor/contract/saved-addresses'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { SubmitError } from '#forms/SubmitError.tsx'
import { useSingleFlight } from '#forms/use-single-flight.ts'
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
  const entry = useNewAddress({ kind, address: '', label: '' })
  const [isSaving, attempt] = useSingleFlight()
  const [failure, setFailure] = useState<unknown>(null)
  const save = (address: string, label: string) => {
    if (label === '') return entry.refuse('label', t('labelNeeded'))
    void attempt(async () => {
      await onDone(await call(saveAddress, { body: { address, label } }))
    }, setFailure)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setFailure(null)
    entry.check(save)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ErrorSummary problems={entry.problems} />
      <SubmitError failure={failure} />
      <NewAddressFields entry={entry} kind={kind} isNameNeeded />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={(isSaving || entry.isBusy) && busy}>
          {t('save')}
        </Button>
        <Button onClick={onCancel}>{tCommon('cancel')}</Button>
      </div>
    </form>
  )
}
