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
  const { typed, lookalike, unchecked } = entry
  return (
    <>
      <TextField
        id="address"
        name="address"
        label={t(isPractice ? 'otherLabel' : 'labelTest')}
        hint={t(isPractice ? 'otherHint' : 'hintTest')}
        error={entry.problemOf('address')}
        value={typed}
        dir="ltr"
        autoComplete="off"
        autoCapitalize={isPractice ? 'characters' : 'off'}
        spellCheck={false}
        onChange={({ currentTarget }) => entry.type(currentTarget.value)}
      />
      <Suspense fallback={<Skeleton busy className="h-20" />}>
        <MessagesProvider namespaces={['payee']}>
          <ScanAddress entry={entry} kind={kind} />
        </MessagesProvider>
      </Suspense>
      {lookalike !== null && <LookalikeWarning typed={typed.trim()} known={lookalike} />}
      {unchecked !== null && (
        <Banner tone="risk">
          <div className="flex flex-col gap-2">
            <p>{tUnchecked('text')}</p>
            <AddressBlock address={unchecked} />
            <Checkbox
              id="compared"
              label={tUnchecked('confirm')}
              error={entry.problemOf('compared')}
              checked={entry.isCompared}
              onChange={({ currentTarget }) => entry.compare(currentTarget.checked)}
            />
          </div>
        </Banner>
      )}
      <TextField
        id="label"
        name="label"
        label={t('name')}
        hint={isNameNeeded ? tBook('labelHint') : t('nameHint')}
        error={entry.problemOf('label')}
        optional={!isNameNeeded}
        value={entry.label}
        maxLength={40}
        autoComplete="off"
        onChange={({ currentTarget }) => entry.name(currentTarget.value)}
      />
    </>
  )
}
