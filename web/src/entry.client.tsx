import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { IntlProvider } from 'use-intl'
import { loadIntl } from '#i18n/catalogues.ts'
import { directionOf } from '@evenmoor/contract/locales'
import { startLocale } from '#i18n/preferred-locale.ts'

const intl = await loadIntl(startLocale(location.pathname))
// Signed-in pages come from one fallback document in English.
document.documentElement.lang = intl.locale
document.documentElement.dir = directionOf(intl.locale)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <IntlProvider {...intl}>
        <HydratedRouter />
      </IntlProvider>
    </StrictMode>,
  )
})
