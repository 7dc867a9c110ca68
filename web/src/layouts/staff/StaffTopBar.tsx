import { Menu } from 'lucide-react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { saveAccountPreferences } from '#preferences/save-account-preferences.ts'
import { Mark } from '#ui/Logo.tsx'
import { Disclosure } from '../Disclosure.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { ThemeMenu } from '../ThemeMenu.tsx'
import { DisplayMenu } from './DisplayMenu.tsx'
import { LogoutLink } from './LogoutLink.tsx'
import { ModeTag } from './ModeTag.tsx'
import { SearchButton } from './search/SearchButton.tsx'
import { StaffNav } from './StaffNav.tsx'

/**
 * The head of the console where there is no room for its sidebar. Panels hang from the whole row: from a button of their
 * own they would leave a narrow screen.
 */
export function StaffTopBar() {
  const t = useTranslations('staff.shell')
  const { pathname } = useLocation()
  return (
    <header className="relative flex min-h-14 flex-wrap items-center border-b border-line bg-sunken px-2 max-md:[&_details]:static xl:hidden">
      {/* A page that was chosen closes it. */}
      <Disclosure key={pathname} side label={t('nav')} button={<Menu aria-hidden size={20} />}>
        <div className="max-h-[75dvh] w-64 max-w-[calc(100vw-3rem)] overflow-y-auto">
          <StaffNav />
          <LogoutLink />
        </div>
      </Disclosure>
      <span className="flex items-center gap-2 px-1">
        <span className="max-md:hidden">
          <Mark />
        </span>
        <ModeTag />
      </span>
      <div className="ms-auto flex flex-wrap items-center">
        <SearchButton />
        <DisplayMenu />
        <LanguageMenu onChoose={(locale) => saveAccountPreferences({ locale })} />
        <ThemeMenu name="staff-top" onChoose={(theme) => saveAccountPreferences({ theme })} />
      </div>
    </header>
  )
}
