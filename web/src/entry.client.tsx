import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { IntlProvider } from 'use-intl'
import { loadIntl } from '#i18n/catalogues.ts'
import { directionOf } from '@evenmoor/contract/locales'
import { startLocale } from '#i18n/preferred-locale.ts'
import { ErrorBoundary } from '#layouts/Document.tsx'
import { fetchPage, isReloaded, keepsWanted, takeWanted } from '#lib/reloaded.ts'

const instrumentations = [keepsWanted]
const wanted = takeWanted()
if (wanted === null) await start()
else {
  // An address of its own, so that "back" leads to the page before.
  history.pushState(null, '', wanted)
  location.reload()
}

async function start(): Promise<void> {
  const intl = await loadIntl(startLocale(location.pathname))
  // Signed-in pages come from one fallback document in English.
  document.documentElement.lang = intl.locale
  document.documentElement.dir = directionOf(intl.locale)
  // Loaded again for want of a file, the router would do so for ever: so that its code is there is seen to first.
  if (isReloaded() && !(await fetchPage())) return showError(intl)
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

/** The error page in the place of what the document came with. */
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
