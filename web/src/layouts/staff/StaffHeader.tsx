import { useTranslations } from 'use-intl'
import { saveLooks } from '#api/save-looks.ts'
import { useMode } from '#i18n/mode.ts'
import { cx } from '#ui/cx.ts'
import { Logo } from '#ui/Logo.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { PageLink } from '../PageLink.tsx'
import { ThemeMenu } from '../ThemeMenu.tsx'
import { DisplayMenu } from './DisplayMenu.tsx'
import { frames } from './frames.ts'
import { SearchButton } from './search/SearchButton.tsx'
import { StaffNav } from './StaffNav.tsx'

/** The mode, the places of the console, and the way out. */
export function StaffHeader() {
  const t = useTranslations('staff.shell')
  const mode = useMode()
  const { bar, Sign } = frames[useMode()]
  return (
    <header>
      <p className={cx('flex items-center gap-2 px-4 py-2 text-small text-on-primary', bar)}>
        <Sign aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <span>
          <strong>{t('mode', { mode })}</strong> · {t('modeText', { mode })}
        </span>
      </p>
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 border-b border-line px-4 pt-2 md:px-6 xl:px-8">
        <Logo name={t('brand')} />
        {/* On a narrow screen the panels hang from the row of buttons: from a button of their own they would leave the screen. */}
        <div className="relative ms-auto flex items-center max-md:[&_details]:static">
          <SearchButton />
          <DisplayMenu />
          <LanguageMenu onChoose={(locale) => saveLooks({ locale })} />
          <ThemeMenu name="staff" onChoose={(theme) => saveLooks({ theme })} />
          <PageLink
            page="logout"
            className="flex min-h-11 items-center rounded-control px-3 text-muted hover:bg-hover hover:text-text"
          >
            {t('logout')}
          </PageLink>
        </div>
        <div className="w-full pb-1">
          <StaffNav />
        </div>
      </div>
    </header>
  )
}
