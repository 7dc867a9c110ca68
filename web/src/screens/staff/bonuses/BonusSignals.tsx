import type { StaffBonus } from '@evenmoor/contract/staff-bonuses'
import { useTranslations } from 'use-intl'
import { Card } from '#ui/Card.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'

/** What to look at before it is decided. */
export function BonusSignals({ signals }: Pick<StaffBonus, 'signals'>) {
  const t = useTranslations('staff.bonuses')
  return (
    <Card title={t('page.signals')}>
      {signals.length === 0 ? (
        <p>{t('page.noSignals')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {signals.map((signal) => (
            <li key={signal}>
              <StatusTag tone="risk">{t(`signals.${signal}`)}</StatusTag>
            </li>
          ))}
        </ul>
      )}
      <p className="text-small text-muted">{t('page.signalsNote')}</p>
    </Card>
  )
}
