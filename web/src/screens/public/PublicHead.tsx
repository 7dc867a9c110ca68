import { locales, defaultLocale } from '@evenmoor/contract/locales'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { siteOrigin } from './site-origin.ts'
import { pathInLocale, type PublicPageName } from '#routing/paths.ts'
import { routeTable } from '#routing/route-table.ts'

type Table = typeof routeTable
type Description = {
  [N in PublicPageName]: `${Table[N]['namespaces'][0]}.descriptions.${N}`
}[PublicPageName]

/** Each is in the first namespace of its page. */
const descriptionOf = (page: PublicPageName) =>
  `${routeTable[page].namespaces[0]}.descriptions.${page}` as Description

/** Metadata of a public page for search engines and previews, from the page's own namespace. */
export function PublicHead({ page }: { page: PublicPageName }) {
  const { pathname } = useLocation()
  const locale = useLocale()
  const t = useTranslations()
  const address = (path: string) => siteOrigin + (path === '/' ? path : path.replace(/\/$/, ''))
  const own = address(pathInLocale(pathname, locale))
  const description = t(descriptionOf(page), { mode: useMode() })
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={own} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(pathInLocale(pathname, other))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(pathInLocale(pathname, defaultLocale))} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Evenmoor" />
      <meta property="og:url" content={own} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${siteOrigin}/preview.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('ui.preview')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
