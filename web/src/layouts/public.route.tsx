import { Outlet, useLocation, useMatches } from 'react-router'
import { useTranslations } from 'use-intl'
import { availableLocales } from '#i18n/catalogues.ts'
import { inLocale } from '#paths.ts'
import { RiskStrip } from '#ui/RiskStrip.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { PageLink } from './PageLink.tsx'
import { Footer } from './public/Footer.tsx'
import { Header } from './public/Header.tsx'

/** What every public page stands in: risk strip, header, footer. */
export default function PublicLayout() {
  const t = useTranslations('ui.riskStrip')
  return (
    <div className="flex min-h-dvh flex-col">
      <Alternates />
      <SkipLink />
      <RiskStrip
        link={
          <PageLink page="risks" className="link">
            {t('link')}
          </PageLink>
        }
      />
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}

/** This page in the other languages, for search engines; an address without a page has none. */
function Alternates() {
  const { pathname } = useLocation()
  const isPage = useMatches().every(({ id }) => !id.endsWith('/notFound'))
  return (
    isPage &&
    availableLocales.map((locale) => (
      <link key={locale} rel="alternate" hrefLang={locale} href={inLocale(pathname, locale)} />
    ))
  )
}
