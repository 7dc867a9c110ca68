import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, Outlet } from 'react-router'
import { useLocale } from 'use-intl'
import { loadMessages } from '#i18n/catalogues.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'
import { KeysHost } from '#keys/KeysHost.tsx'
import { formatMoney } from '#lib/format-money.ts'
import { formatInstant } from '#lib/format-time.ts'
import { useLooks } from '#lib/looks.ts'
import { keepShell } from '#offline/keep-shell.ts'
import { AmountMask } from '#screens/investor/shared/AmountMask.tsx'
import { PracticeBar } from '#ui/PracticeBar.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { frameWords } from './frame-words.ts'
import { requireOwnLocale, requireSession } from './guard.ts'
import { BottomNav } from './investor/BottomNav.tsx'
import { LiveUpdates } from './investor/LiveUpdates.tsx'
import { PageWords } from './investor/PageWords.tsx'
import { wordsAt } from './investor/page-words.ts'
import { OfflineBar } from './investor/OfflineBar.tsx'
import { SideNav } from './investor/SideNav.tsx'
import { TopBar } from './investor/TopBar.tsx'
import { SignedInArea } from './SignedInArea.tsx'

/** Only with a session; brings the words of the area and of the page that is asked for, while its code is loaded. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request)
  await requireOwnLocale(request)
  const locale = shownLocale()
  const namespaces = [...frameWords.investor, ...wordsAt(new URL(request.url).pathname)]
  const words = Promise.all(namespaces.map((namespace) => loadMessages(namespace, locale)))
  // The first figure and the first date of a language take milliseconds: now nobody waits for them.
  formatMoney('0', 'USD', locale)
  formatInstant(new Date().toISOString(), locale)
  await words
  return null
}

/** With each page, for its words. */
export const shouldRevalidate = () => true

/** What every signed-in page stands in: practice bar, navigation, content of at most 1120 px. */
export default function InvestorLayout() {
  return (
    <SignedInArea area="investor">
      <Shell />
    </SignedInArea>
  )
}

function Shell() {
  const locale = useLocale()
  useEffect(() => void keepShell(locale), [locale])
  const { hideBalances } = useLooks()
  return (
    <AmountMask on={hideBalances}>
      <SkipLink />
      <PracticeBar />
      <OfflineBar />
      <LiveUpdates />
      <TopBar />
      <div className="md:flex">
        <SideNav />
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 grow px-4 pt-6 pb-24 outline-none foot-bar:has-data-[fixed=actions]:pb-0 md:border-s md:border-line md:px-6 md:pb-12 xl:px-8"
        >
          <div className="mx-auto max-w-[70rem]">
            <PageWords>
              <Outlet />
            </PageWords>
          </div>
        </main>
      </div>
      <BottomNav />
      <KeysHost />
    </AmountMask>
  )
}
