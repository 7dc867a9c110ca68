import type { AddressKind } from '@evenmoor/contract/address-shape'
import type { SavedAddress } from '@evenmoor/contract/saved-addresses'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { RadioCard } from '#ui/RadioCard.tsx'

type AddressChoicesProps = {
  /** A known address, `new`, or nothing yet. */
  choice: string
  onChoose: (choice: string) => void
  kind: AddressKind
  own: string | null
  saved: readonly SavedAddress[]
}

/** The own wallet, the address book, a new address. */
export function AddressChoices({ choice, onChoose, kind, own, saved }: AddressChoicesProps) {
  const t = useTranslations('withdraw.address')
  const tBook = useTranslations('addresses.book')
  const card = (value: string) => ({
    name: 'choice',
    checked: choice === value,
    onChange: () => onChoose(value),
  })
  return (
    <>
      {own !== null && <RadioCard {...card(own)} title={t('own')} detail={<AddressBlock address={own} />} />}
      {saved.map((one) => (
        <RadioCard
          key={one.id}
          {...card(one.address)}
          title={one.label === '' ? tBook('unnamed') : one.label}
          detail={<SavedDetail saved={one} />}
        />
      ))}
      <RadioCard {...card('new')} title={t(kind === 'practice' ? 'other' : 'otherTest')} />
    </>
  )
}

/** How often it was used, or from when on it can be; and all of it. */
function SavedDetail({ saved }: { saved: SavedAddress }) {
  const t = useTranslations('addresses.book')
  const locale = useLocale()
  const { address, is_usable: isUsable, times_used: count, usable_at: usableAt } = saved
  return (
    <span className="flex flex-col gap-2">
      <span>
        {isUsable ? t('used', { count }) : t('usableFrom', { when: formatInstant(usableAt, locale) })}
      </span>
      <AddressBlock address={address} />
    </span>
  )
}
