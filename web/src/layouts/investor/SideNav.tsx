import { LogOut, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { saveAccountPreferences } from '#preferences/save-account-preferences.ts'
import { openOverlay } from './overlays.ts'
import { cx } from '#ui/cx.ts'
import { Logo, Mark } from '#ui/Logo.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { PageLink } from '#routing/PageLink.tsx'
import { ThemeMenu } from '../ThemeMenu.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { navItems } from './nav-items.ts'

const itemLook =
  'flex min-h-14 flex-col items-center justify-center gap-1 rounded-control px-0 text-micro text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text xl:min-h-12 xl:flex-row xl:justify-start xl:gap-3 xl:px-4 xl:text-body xl:aria-[current=page]:font-semibold'

// In the rail letters stand a little closer, so that the longest word of a language has room; a longer one may break.
const wordLook =
  'max-w-full text-center wrap-anywhere hyphens-auto ltr:max-xl:tracking-[-0.02em] xl:text-start'

/** The navigation beside the page: a rail of 88 px from 768, a sidebar of 240 px from 1280. */
export function SideNav() {
  const t = useTranslations('investor.shell')
  return (
    <header className="window-high sticky hidden w-22 shrink-0 flex-col md:flex xl:w-60">
      <p className="flex min-h-18 items-center justify-center xl:justify-start xl:px-7">
        <span className="xl:hidden">
          <Mark />
        </span>
        <span className="hidden xl:inline">
          <Logo />
        </span>
      </p>
      <nav aria-label={t('nav')} className="grow overflow-y-auto px-0.5 xl:px-3">
        <button
          type="button"
          onClick={() => void openOverlay('search')}
          className={cx(itemLook, 'mb-1 w-full')}
        >
          <Search aria-hidden size={20} />
          <span className={wordLook}>{t('search')}</span>
          {/* The keys are written from left to right in every language; their place is the end of the line. */}
          <span aria-hidden className="ms-auto hidden xl:inline">
            <kbd translate="no" dir="ltr" className="text-small font-normal">
              {t('controlKey')} K
            </kbd>
          </span>
        </button>
        <ul className="flex flex-col gap-1">
          {navItems.map(({ page, word, also, icon: Icon }) => (
            <li key={page} className="empty:hidden">
              <PageLink page={page} also={also} className={itemLook}>
                <Icon aria-hidden size={20} />
                <span className={wordLook}>{t(word)}</span>
              </PageLink>
            </li>
          ))}
          <li className="empty:hidden">
            <NotificationBell className={cx('relative', itemLook)} wordLook={wordLook} countAtEnd />
          </li>
          <li className="empty:hidden">
            <PageLink page="logout" className={itemLook}>
              <LogOut aria-hidden size={20} className="rtl:-scale-x-100" />
              <span className={wordLook}>{t('logout')}</span>
            </PageLink>
          </li>
        </ul>
      </nav>
      <div className="flex flex-col items-center gap-1 p-3 xl:flex-row">
        <LanguageMenu up side onChoose={(locale) => saveAccountPreferences({ locale })} />
        <ThemeMenu up side name="side" onChoose={(theme) => saveAccountPreferences({ theme })} />
      </div>
    </header>
  )
}
