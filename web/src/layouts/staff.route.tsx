import { type ClientLoaderFunctionArgs, Outlet } from 'react-router'
import { loadMessages } from '#i18n/catalogs.ts'
import { useMode } from '#i18n/mode.ts'
import { documentLocale } from '#i18n/preferred-locale.ts'
import '#preferences/device-preferences.ts'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import { cx } from '#ui/cx.ts'
import { SkipLink } from '#ui/SkipLink.tsx'
import { layoutNamespaces } from '#routing/layout-namespaces.ts'
import { requireStoredLocale, requireSession } from './require-session.ts'
import { SignedInArea } from './SignedInArea.tsx'
import { SecondFactorReminder } from '#layouts/staff/SecondFactorReminder.tsx'
import { modeLook } from '#layouts/staff/mode-look.ts'
import { NextItemKey } from './staff/NextItemKey.tsx'
import { StaffSidebar } from './staff/StaffSidebar.tsx'
import { StaffTopBar } from './staff/StaffTopBar.tsx'

/** Only with a session; whether it is one of staff, the server decides with each call. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request)
  await requireStoredLocale(request)
  const locale = documentLocale()
  await Promise.all(layoutNamespaces.staff.map((namespace) => loadMessages(namespace, locale)))
  return null
}

/** The staff console: the line above it and a tag say which money is worked with here; no real one anywhere. */
export default function StaffLayout() {
  const { density } = useConsoleDisplay()
  return (
    <SignedInArea area="staff">
      <div
        data-density={density}
        className={cx('flex min-h-dvh flex-col border-t-4 xl:flex-row', modeLook[useMode()].border)}
      >
        <SkipLink />
        <NextItemKey />
        <StaffTopBar />
        <StaffSidebar />
        <div className="flex min-w-0 grow flex-col">
          <main id="main" tabIndex={-1} className="page grow py-6 outline-none has-data-panel:max-w-none">
            <Outlet />
          </main>
          <SecondFactorReminder />
        </div>
      </div>
    </SignedInArea>
  )
}
