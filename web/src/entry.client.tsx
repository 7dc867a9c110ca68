import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { IntlProvider } from 'use-intl'
import { loadIntl, preloadSignedInList } from '#i18n/catalogs.ts'
import { directionOf } from '@evenmoor/contract/locales'
import { initialLocale } from '#routing/initial-locale.ts'
import { isPublicPath } from '#routing/paths.ts'
import { ErrorBoundary } from '#layouts/Document.tsx'
import {
  prefetchPage,
  isReload,
  navigationRecorder,
  takePendingNavigation,
} from '#routing/reload-recovery.ts'

const instrumentations = [navigationRecorder]
const wanted = takePendingNavigation()
if (wanted === null) await start()
else {
  // An address of its own, so that "back" leads to the page before.
  history.pushState(null, '', wanted)
  location.reload()
}

async function start(): Promise<void> {
  const intl = await loadIntl(initialLocale(location.pathname))
  if (!isPublicPath(location.pathname)) void preloadSignedInList(intl.locale)
  // Signed-in pages come from one fallback document in English.
  document.documentElement.lang = intl.locale
  document.documentElement.dir = directionOf(intl.locale)
  // After a reload for a missing file, the router would reload forever. So make sure first that the page's code loads.
  if (isReload() && !(await prefetchPage())) return showError(intl)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <IntlProvider {...intl}>
          <HydratedRouter instrumentations={instrumentations} />
        </IntlProvider>
      </StrictMode>,
    )
  })
}

/** Replaces the document's content with the error page. */
function showError(intl: Awaited<ReturnType<typeof loadIntl>>): void {
  const place = document.createElement('div')
  document.querySelector('main')?.replaceWith(place)
  document.querySelector('title')?.remove()
  createRoot(place).render(
    <IntlProvider {...intl}>
      <ErrorBoundary />
    </IntlProvider>,
  )
}
