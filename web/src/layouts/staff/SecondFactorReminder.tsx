import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { useStaffProfile } from '#queries/staff-profile.ts'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

/**
 * Leads a member of staff without a second factor to where one is added; nothing once there is one. At the foot, since it
 * comes later than the page: above it would move what is read already. It stays in sight where the window has room
 * (`app.css` keeps the focus from going below it), but beside an open item it gives way: what may be done about that one
 * is at the same edge.
 */
export function SecondFactorReminder() {
  const t = useTranslations('staff.shell.factor')
  const profile = useStaffProfile()
  if (profile === undefined || profile.staff_role === null || profile.has_second_factor) return null
  return (
    <div
      data-fixed="reminder"
      className="bottom-0 z-10 p-2 in-[body:has([data-panel])]:static! [@media(height>=40rem)]:sticky"
    >
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
