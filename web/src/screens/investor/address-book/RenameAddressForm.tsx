import { renameAddress, type SavedAddress } from '@evenmoor/contract/saved-addresses'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { SingleFieldForm } from '#forms/SingleFieldForm.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

type RenameAddressFormProps = {
  saved: SavedAddress
  /** It has its new name; `text` says so. */
  onDone: (text: string) => Promise<void>
  onClose: () => void
}

/** Another name for a saved address. */
export function RenameAddressForm({ saved: { id, label }, onDone, onClose }: RenameAddressFormProps) {
  const t = useTranslations()
  return (
    <SingleFieldForm
      name="address-label"
      start={label}
      needed={t('addresses.book.labelNeeded')}
      send={async (typed) => {
        const renamed = await call(renameAddress, { params: { id }, body: { label: typed } })
        onClose()
        await onDone(t('addresses.book.renamed', { name: renamed.label }))
      }}
      submit={t('addresses.book.saveName')}
      busy={t('security.busy')}
      actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      {(field) => (
        <TextField {...field} label={t('addresses.book.label')} maxLength={40} autoComplete="off" />
      )}
    </SingleFieldForm>
  )
}
