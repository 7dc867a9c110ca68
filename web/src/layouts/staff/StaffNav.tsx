import { useTranslations } from 'use-intl'
import { useMay } from '#screens/staff/shared/staff-profile.ts'
import { PageLink } from '../PageLink.tsx'
import { staffPages } from './staff-pages.ts'

const linkLook =
  'flex min-h-11 items-center rounded-control px-3 text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text'

/** The places of the console that the member of staff may see. */
export function StaffNav() {
  const t = useTranslations('staffShell')
  const may = useMay()
  return (
    <nav aria-label={t('nav')}>
      <ul className="flex flex-wrap">
        {staffPages
          .filter(({ permission }) => may(permission))
          .map(({ page }) => (
            <li key={page} className="empty:hidden">
              <PageLink page={page} className={linkLook}>
                {t(`pages.${page}`)}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
