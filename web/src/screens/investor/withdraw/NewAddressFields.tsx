import type { AddressKind } from '@evenmoor/contract/address-shape'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { LookalikeWarning } from './LookalikeWarning.tsx'
import { ScanAddress } from './scan/ScanAddress.tsx'
import type { NewAddress } from './use-new-address.ts'

type NewAddressFieldsProps = {
  entry: NewAddress
  kind: AddressKind
  /** In the address book each has a name; on the way to a withdrawal it is left to the person. */
  isNameNeeded?: boolean
}

/** An address as typed and its name, with what is to be compared by eye. */
export function NewAddressFields({ entry, kind, isNameNeeded = false }: NewAddressFieldsProps) {
  const t = useTranslations('withdraw.address')
  const tBook = useTranslations('addresses.book')
  const tUnchecked = useTranslations('addresses.unchecked')
  const isPractice = kind === 'practice'
  const { field, lookalike, unchecked } = entry
  return (
    <>
      <TextField
        {...field('address')}
        label={t(isPractice ? 'otherLabel' : 'labelTest')}
        hint={t(isPractice ? 'otherHint' : 'hintTest')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize={isPractice ? 'characters' : 'off'}
        spellCheck={false}
      />
      <Suspense fallback={<Skeleton busy className="h-20" />}>
        <MessagesProvider namespaces={['payee']}>
          <ScanAddress entry={entry} kind={kind} />
        </MessagesProvider>
      </Suspense>
      {lookalike !== null && <LookalikeWarning typed={entry.form.values.address.trim()} known={lookalike} />}
      {unchecked !== null && (
        <Banner tone="risk">
          <div className="flex flex-col gap-2">
            <p>{tUnchecked('text')}</p>
            <AddressBlock address={unchecked} />
            <Checkbox {...field('compared')} label={tUnchecked('confirm')} />
          </div>
        </Banner>
      )}
      <TextField
        {...field('label')}
        label={t('name')}
        hint={isNameNeeded ? tBook('labelHint') : t('nameHint')}
        optional={!isNameNeeded}
        maxLength={40}
        autoComplete="off"
      />
    </>
  )
}
