import { removeAddress, type SavedAddress, skipAddressHold } from '@evenmoor/contract/saved-addresses'
import { Suspense, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { lazyPart } from '#queries/lazy-part.tsx'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { usePreloadOnInput } from '#ui/use-preload-on-input.ts'
import { ConfirmDialog } from '#forms/ConfirmDialog.tsx'

// With all that a form needs; the page is read without one.
const RenameAddressForm = lazyPart(async () => (await import('./RenameAddressForm.tsx')).RenameAddressForm)

type AddressRowProps = {
  saved: SavedAddress
  /** Practice money: one may choose not to wait. */
  canSkip: boolean
  onBegin: () => void
  /** Something was done with it; `text` says what. */
  onDone: (text: string) => Promise<void>
}

type Doing = 'shown' | 'naming' | 'removing' | 'skipping'

/** One saved address: its name, all of it, how often it was used and from when on it can be. */
export function AddressRow({ saved, canSkip, onBegin, onDone }: AddressRowProps) {
  const t = useTranslations('addresses.book')
  usePreloadOnInput(RenameAddressForm)
  const [doing, setDoing] = useState<Doing>('shown')
  const { id, address, is_usable: isUsable } = saved
  const name = saved.label === '' ? t('unnamed') : saved.label
  const close = () => setDoing('shown')
  const begin = (next: Doing) => {
    onBegin()
    setDoing(next)
  }
  const act = (label: string, spoken: string, next: Doing) => (
    <Button size="compact" aria-label={spoken} onClick={() => begin(next)}>
      {label}
    </Button>
  )
  const remove = async () => {
    await call(removeAddress, { params: { id } })
    close()
    await onDone(t('removed', { name }))
  }
  const skip = async () => {
    await call(skipAddressHold, { params: { id } })
    close()
    await onDone(t('skipDone', { name }))
  }
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <p className="font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <AddressBlock address={address} />
      <Standing saved={saved} />
      <div className="flex flex-wrap gap-2">
        {act(t('rename'), t('renameOf', { name }), 'naming')}
        {act(t('remove'), t('removeOf', { name }), 'removing')}
        {canSkip && !isUsable && act(t('skip'), t('skipOf', { name }), 'skipping')}
      </div>
      {doing === 'naming' && (
        <Suspense fallback={<Skeleton busy className="h-40" />}>
          <RenameAddressForm saved={saved} onDone={onDone} onClose={close} />
        </Suspense>
      )}
      <Confirm open={doing === 'removing'} act="remove" name={name} onClose={close} onConfirm={remove} />
      <Confirm open={doing === 'skipping'} act="skip" name={name} onClose={close} onConfirm={skip} />
    </li>
  )
}

function Standing({ saved }: { saved: SavedAddress }) {
  const t = useTranslations('addresses.book')
  const locale = useLocale()
  const { added_at: addedAt, usable_at: usableAt, is_usable: isUsable, times_used: count } = saved
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
      {isUsable ? (
        <span>{t('used', { count })}</span>
      ) : (
        <StatusTag tone="risk">{t('usableFrom', { when: formatInstant(usableAt, locale) })}</StatusTag>
      )}
      <span>{t('added', { when: formatInstant(addedAt, locale) })}</span>
      {saved.hold_skipped && <span>{t('skipped')}</span>}
      {!saved.address.startsWith('PRACTICE-') && <span>{saved.network_name}</span>}
    </p>
  )
}

type ConfirmProps = {
  open: boolean
  act: 'remove' | 'skip'
  name: string
  onClose: () => void
  onConfirm: () => Promise<void>
}

function Confirm({ act, name, ...dialog }: ConfirmProps) {
  const t = useTranslations('addresses.book')
  const tSecurity = useTranslations('security')
  return (
    <ConfirmDialog {...dialog} title={t(`${act}Title`, { name })} confirm={t(act)} busy={tSecurity('busy')}>
      <p>{t(`${act}Text`)}</p>
    </ConfirmDialog>
  )
}
