import { LogOut } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#routing/PageLink.tsx'

/** The way out of the console. */
export function LogoutLink() {
  const t = useTranslations('staff.shell')
  return (
    <span title={t('logout')}>
      <PageLink
        page="logout"
        className="flex size-[44px] items-center justify-center rounded-control hover:bg-hover"
      >
        <LogOut aria-hidden size={20} className="rtl:-scale-x-100" />
        <span className="sr-only">{t('logout')}</span>
      </PageLink>
    </span>
  )
}
