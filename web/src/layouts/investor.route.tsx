import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, Outlet, useLocation } from 'react-router'
import { useLocale } from 'use-intl'
import type { Locale } from '@evenmoor/contract/locales'
import { afterFirstViewMs } from '#browser/user-activity.ts'
import { loadMessages } from '#i18n/catalogs.ts'
import { documentLocale } from '#i18n/preferred-locale.ts'
import { OverlayHost } from '#layouts/investor/OverlayHost.tsx'
import { formatMoney } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { useDevicePreferences } from '#preferences/device-preferences.ts'
import { ExplainHost } from '#features/explain/ExplainHost.tsx'
import { AmountMask } from '#ui/AmountMask.tsx'
import { cx } from '#ui/cx.ts'
import { PracticeBar } from '#ui/PracticeBar.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { layoutNamespaces } from '#routing/layout-namespaces.ts'
import { requireStoredLocale, requireSession } from './require-session.ts'
import { BottomNav } from './investor/BottomNav.tsx'
import { CheckoutHeader } from './investor/CheckoutHeader.tsx'
import { LiveUpdates } from './investor/LiveUpdates.tsx'
import { PageMessages } from '#layouts/investor/PageMessages.tsx'
import { isCheckout } from '#routing/checkout-path.ts'
import { namespacesAt } from '#routing/page-namespaces.ts'
import { OfflineBar } from './investor/OfflineBar.tsx'
import { SideNav } from './investor/SideNav.tsx'
import { TopBar } from './investor/TopBar.tsx'
import { SignedInArea } from './SignedInArea.tsx'

/** Only with a session; brings the words of the area and of the page that is asked for, while its code is loaded. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request)
  await requireStoredLocale(request)
  const locale = documentLocale()
  const namespaces = [...layoutNamespaces.investor, ...namespacesAt(new URL(request.url).pathname)]
  const words = Promise.all(namespaces.map((namespace) => loadMessages(namespace, locale)))
  // The first number and date formatters of a language take milliseconds, so create them while nothing waits.
  formatMoney('0', 'USD', locale)
  formatInstant(new Date().toISOString(), locale)
  await words
  return null
}

/** With each page, for its words. */
export const shouldRevalidate = () => true

/** The frame of every investor page: practice bar, navigation, content of at most 1120 px. */
export default function InvestorLayout() {
  return (
    <SignedInArea area="investor">
      <Shell />
    </SignedInArea>
  )
}

function Shell() {
  const locale = useLocale()
  useServiceWorker(locale)
  const { hideBalances } = useDevicePreferences()
  // A checkout has no navigation beside it: one thing is to be done there.
  const alone = isCheckout(useLocation().pathname)
  return (
    <AmountMask on={hideBalances}>
      <SkipLink />
      <PracticeBar />
      <OfflineBar />
      <LiveUpdates />
      {alone ? (
        <>
          <CheckoutHeader />
          <Main className="px-4 pt-4 pb-12 md:px-6 md:pt-7 md:pb-18" widest="max-w-[65rem]" />
        </>
      ) : (
        <>
          <TopBar />
          <div className="md:flex">
            <SideNav />
            <Main
              className="grow px-4 pt-6 pb-24 foot-bar:has-data-[fixed=actions]:pb-0 md:border-s md:border-line md:px-6 md:pb-12 xl:px-8"
              widest="max-w-[70rem]"
            />
          </div>
          <BottomNav />
        </>
      )}
      <OverlayHost />
      <ExplainHost />
    </AmountMask>
  )
}

/** What keeps the pages for when there is no network: its code comes after the page, as it runs after it. */
function useServiceWorker(locale: Locale) {
  useEffect(() => {
    const register = async () => {
      const { registerServiceWorker } = await import('#features/offline/register-service-worker.ts')
      await registerServiceWorker(locale)
    }
    // Without its code nothing is kept, as where a browser keeps nothing.
    const timer = setTimeout(() => void register().catch(() => undefined), afterFirstViewMs)
    return () => clearTimeout(timer)
  }, [locale])
}

function Main({ className, widest }: { className: string; widest: string }) {
  return (
    <main id="main" tabIndex={-1} className={cx('min-w-0 outline-none', className)}>
      <div className={cx('mx-auto', widest)}>
        <PageMessages>
          <Outlet />
        </PageMessages>
      </div>
    </main>
  )
}
