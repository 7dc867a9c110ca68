import type { PositionDetail } from '@evenmoor/contract/positions'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'

/** The rule of taking money back, before anything is decided. */
export function RedeemRule({ position: { last_result_day } }: { position: PositionDetail }) {
  const t = useTranslations('position.redeem.rule')
  const locale = useLocale()
  return (
    <Card title={t('title')}>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          {last_result_day === null
            ? t('noneYet')
            : t('counted', { day: formatDay(last_result_day, locale) })}
        </li>
        <li>{t('open')}</li>
        <li>{t('free')}</li>
      </ul>
    </Card>
  )
}
