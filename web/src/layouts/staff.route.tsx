import { type ClientLoaderFunctionArgs, Outlet } from 'react-router'
import { loadMessages } from '#i18n/catalogues.ts'
import { useMode } from '#i18n/mode.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'
import '#lib/looks.ts'
import { useStaffDisplay } from '#lib/staff-display.ts'
import { cx } from '#ui/cx.ts'
import { SkipLink } from '#ui/SkipLink.tsx'
import { frameWords } from './frame-words.ts'
import { requireOwnLocale, requireSession } from './guard.ts'
import { SignedInArea } from './SignedInArea.tsx'
import { FactorReminder } from './staff/FactorReminder.tsx'
import { QueueBar } from './staff/QueueBar.tsx'
import { frames } from './staff/frames.ts'
import { StaffHeader } from './staff/StaffHeader.tsx'

/** Only with a session; whether it is one of staff, the server decides with each call. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request)
  await requireOwnLocale(request)
  const locale = shownLocale()
  await Promise.all(frameWords.staff.map((namespace) => loadMessages(namespace, locale)))
  return null
}

/** The staff console: its frame says which money is worked with here; no real one anywhere. */
export default function StaffLayout() {
  const { density } = useStaffDisplay()
  return (
    <SignedInArea area="staff">
      <div data-density={density} className={cx('min-h-dvh border-4', frames[useMode()].border)}>
        <SkipLink />
        <StaffHeader />
        <QueueBar />
        <FactorReminder />
        <main id="main" tabIndex={-1} className="page py-6 outline-none">
          <Outlet />
        </main>
      </div>
    </SignedInArea>
  )
}
