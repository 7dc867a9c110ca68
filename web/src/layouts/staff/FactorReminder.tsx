import { useTranslations } from 'use-intl'
import { pathTo } from '#paths.ts'
import { useStaffProfile } from '#screens/staff/shared/staff-profile.ts'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/** Leads a member of staff without a second factor to where one is added; nothing once there is one. */
export function FactorReminder() {
  const t = useTranslations('staff.shell.factor')
  const profile = useStaffProfile()
  if (profile === undefined || profile.staff_role === null || profile.has_second_factor) return null
  return (
    <div className="page pt-6">
      <Banner
        tone="risk"
        title={t('title')}
        actions={
          <LinkButton size="compact" to={pathTo('security')}>
            {t('add')}
          </LinkButton>
        }
      >
        {t('text')}
      </Banner>
    </div>
  )
}
