import { saveAccountPreferences } from '#preferences/save-account-preferences.ts'
import { Logo } from '#ui/Logo.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { ThemeMenu } from '../ThemeMenu.tsx'
import { DisplayMenu } from './DisplayMenu.tsx'
import { LogoutLink } from './LogoutLink.tsx'
import { ModeTag } from './ModeTag.tsx'
import { SearchButton } from './search/SearchButton.tsx'
import { StaffNav } from './StaffNav.tsx'

/** The console's places beside the page, from 1280 px on. */
export function StaffSidebar() {
  return (
    <header className="sticky top-0 h-[calc(100dvh-4px)] hidden w-58 shrink-0 flex-col border-e border-line bg-sunken xl:flex">
      <div className="flex min-h-14 items-center justify-between ps-4 pe-2">
        <Logo />
        <SearchButton />
      </div>
      <div className="flex px-4 pb-3">
        <ModeTag />
      </div>
      <div className="grow overflow-y-auto px-2">
        <StaffNav />
      </div>
      <div className="flex items-center justify-between border-t border-line px-2 py-2">
        <DisplayMenu up side />
        <LanguageMenu up side onChoose={(locale) => saveAccountPreferences({ locale })} />
        <ThemeMenu up side name="staff-side" onChoose={(theme) => saveAccountPreferences({ theme })} />
        <LogoutLink />
      </div>
    </header>
  )
}
