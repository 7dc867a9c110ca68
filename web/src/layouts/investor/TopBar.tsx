import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { openOverlay } from './overlays.ts'
import { Logo } from '#ui/Logo.tsx'
import { NotificationBell } from './NotificationBell.tsx'

/**
 * The head of a signed-in page on a narrow screen; wider ones have it in the side navigation. Language, theme and the way out
 * are in the profile, which the bottom bar leads to. What only holds an icon does not grow with the text.
 */
export function TopBar() {
  const t = useTranslations('investor.shell')
  return (
    <header className="flex min-h-14 items-center justify-between border-b border-line ps-[16px] pe-4 md:hidden huge-text:pe-[16px]">
      <Logo />
      <div className="flex shrink-0 items-center huge-text:shrink huge-text:flex-wrap huge-text:justify-end">
        <button
          type="button"
          title={t('search')}
          onClick={() => void openOverlay('search')}
          className="flex size-[44px] items-center justify-center rounded-control hover:bg-hover"
        >
          <Search aria-hidden size={20} strokeWidth={1.75} />
          <span className="sr-only">{t('search')}</span>
        </button>
        <NotificationBell className="flex size-[44px] items-center justify-center rounded-control hover:bg-hover" />
      </div>
    </header>
  )
}
