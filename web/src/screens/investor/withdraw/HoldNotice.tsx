import type { AddressKind } from '@evenmoor/contract/address-shape'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Banner } from '#ui/Banner.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

type HoldNoticeProps = {
  until: string
  kind: AddressKind
  skips: boolean
  onSkip: (skips: boolean) => void
}

/** A new address waits; with practice money one may choose not to. */
export function HoldNotice({ until, kind, skips, onSkip }: HoldNoticeProps) {
  const t = useTranslations('addresses.hold')
  const locale = useLocale()
  return (
    <Banner tone="risk" title={t('title')}>
      <p>{t('text', { when: formatInstant(until, locale) })}</p>
      {kind === 'practice' && (
        <>
          <Checkbox
            label={t('skip')}
            checked={skips}
            onChange={({ currentTarget }) => onSkip(currentTarget.checked)}
          />
          <p className="text-small text-muted">{t('skipNote')}</p>
        </>
      )}
    </Banner>
  )
}
