import { useTranslations } from 'use-intl'
import { PageLink } from '#routing/PageLink.tsx'
import { navItems } from './nav-items.ts'

/** The navigation on a narrow screen: five places at the foot of the window, which `StickyActions` takes where it stands. */
export function BottomNav() {
  const t = useTranslations('investor.shell')
  return (
    <nav
      aria-label={t('nav')}
      data-fixed="foot"
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden foot-bar:in-[body:has([data-fixed=actions])]:hidden"
    >
      <ul className="grid h-14 auto-cols-fr grid-flow-col">
        {navItems.map(
          ({ page, narrow, also, icon: Icon }) =>
            narrow && (
              <li key={page} className="flex empty:hidden">
                <PageLink
                  page={page}
                  also={also}
                  className="flex min-w-0 grow flex-col items-center justify-center gap-0.5 text-micro font-medium text-muted -outline-offset-3 aria-[current=page]:font-semibold aria-[current=page]:text-primary-text"
                >
                  <Icon aria-hidden size={22} />
                  <span className="max-w-full text-center leading-[1.1] wrap-anywhere hyphens-auto">
                    {t(narrow)}
                  </span>
                </PageLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
