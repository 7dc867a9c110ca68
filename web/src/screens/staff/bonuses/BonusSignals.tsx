import type { StaffBonus } from '@evenmoor/contract/staff-bonuses'
import { useTranslations } from 'use-intl'
import { Flags } from '../panel/Flags.tsx'

/** What to look at before it is decided. */
export function BonusSignals({ signals }: Pick<StaffBonus, 'signals'>) {
  const t = useTranslations('staff.bonuses')
  return (
    <section className="flex flex-col gap-2">
      <Flags
        flags={
          signals.length === 0
            ? [{ key: 'none', tone: 'gain', title: t('page.noSignals') }]
            : signals.map((signal) => ({ key: signal, tone: 'risk', title: t(`signals.${signal}`) }))
        }
      />
      <p className="text-small text-muted">{t('page.signalsNote')}</p>
    </section>
  )
}
