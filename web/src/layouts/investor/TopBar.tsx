import { Plus, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { openOverlay } from './overlays.ts'
import { cx } from '#ui/cx.ts'
import { Logo } from '#ui/Logo.tsx'
import { PageLink } from '#routing/PageLink.tsx'
import { NotificationBell } from './NotificationBell.tsx'

const iconLook = 'flex size-[44px] items-center justify-center rounded-control'

/**
 * The head of a signed-in page on a narrow screen; wider ones have it in the side navigation. Language, theme and the way out
 * are in the profile, which the bottom bar leads to. Adding money has no place in the bottom bar and is here, on a disc: it is
 * the one of the three that does something. What only holds an icon does not grow with the text.
 */
export function TopBar() {
  const t = useTranslations('investor.shell')
  return (
    <header className="flex min-h-14 items-center justify-between border-b border-line ps-[16px] pe-4 md:hidden huge-text:pe-[16px]">
      <Logo />
      <div className="flex shrink-0 items-center huge-text:shrink huge-text:flex-wrap huge-text:justify-end">
        <PageLink page="addMoney" className={cx('group', iconLook)}>
          <span className="flex size-[34px] items-center justify-center rounded-pill bg-primary-soft text-primary-text group-hover:bg-hover group-aria-[current=page]:bg-primary group-aria-[current=page]:text-on-primary">
            <Plus aria-hidden size={20} strokeWidth={2} />
          </span>
          <span className="sr-only">{t('addMoney')}</span>
        </PageLink>
        <button
          type="button"
          title={t('search')}
          onClick={() => void openOverlay('search')}
          className={cx(iconLook, 'hover:bg-hover')}
        >
          <Search aria-hidden size={20} />
          <span className="sr-only">{t('search')}</span>
        </button>
        <NotificationBell className={cx(iconLook, 'hover:bg-hover')} />
      </div>
    </header>
  )
}
