import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { addressEnd } from '#ui/address.ts'
import { CopyButton } from '#ui/CopyButton.tsx'

type PanelAddressProps = {
  address: string
  title: string
  /** Said when it was copied; it names the end of the address. */
  spoken: (end: string) => string
  /** Further buttons beside the one that copies. */
  children?: ReactNode
}

/** The whole address, its middle heavy: look-alikes share their ends. */
export function PanelAddress({ address, title, spoken, children }: PanelAddressProps) {
  const t = useTranslations('staff.withdrawals.page')
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-small text-muted">{title}</h2>
      <AddressBlock address={address} emphasizeMiddle />
      <p className="text-small text-muted">{t('addressNote')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={address} label={t('copyAddress')} spoken={spoken(addressEnd(address))} />
        {children}
      </div>
    </section>
  )
}
