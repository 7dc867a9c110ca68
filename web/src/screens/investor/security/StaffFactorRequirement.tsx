import { useTranslations } from 'use-intl'
import { Banner } from '#ui/Banner.tsx'

/** What is required of staff, and whether it is met. */
export function StaffFactorRequirement({ hasFactor }: { hasFactor: boolean }) {
  const t = useTranslations('security.staff')
  return (
    <Banner tone={hasFactor ? 'info' : 'risk'} title={t('title')}>
      {hasFactor ? t('present') : t('missing')}
    </Banner>
  )
}
