import { locales, type Locale, nameOfLanguage } from '@evenmoor/contract/locales'
import { Languages } from 'lucide-react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { storeLocale } from '#i18n/preferred-locale.ts'
import { useHydrated } from '#browser/use-hydrated.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { pathInLocale, isPublicPath } from '#routing/paths.ts'
import { Disclosure, type MenuPlace } from './Disclosure.tsx'

/** The languages of this site. Each is a plain link to this page in it; signed-in pages load again in place. */
export function LanguageMenu({
  up = false,
  side = false,
  onChoose,
}: MenuPlace & { onChoose?: (locale: Locale) => void }) {
  const t = useTranslations('nav')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  // A prerendered page knows no query.
  const query = useHydrated() ? search : ''
  if (locales.length < 2) return null
  return (
    <Disclosure
      label={`${t('language')}: ${nameOfLanguage(locale)}`}
      up={up}
      side={side}
      button={
        <>
          <Languages aria-hidden size={20} />
          <span className="text-small uppercase">{locale}</span>
        </>
      }
    >
      <ul>
        {locales.map((other) => (
          <li key={other}>
            <a
              href={isPublicPath(pathname) ? `${pathInLocale(pathname, other)}${query}` : pathname + query}
              hrefLang={other}
              lang={other}
              aria-current={other === locale ? 'true' : undefined}
              onClick={() => {
                storeLocale(other)
                onChoose?.(other)
              }}
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-hover aria-current:bg-primary-soft aria-current:font-semibold aria-current:text-primary-text"
            >
              {nameOfLanguage(other)}
            </a>
          </li>
        ))}
      </ul>
      <PageLink
        page="contact"
        className="mt-1 flex min-h-11 items-center rounded-control border-t border-line px-3 text-small text-muted hover:bg-hover"
      >
        {t('suggestWording')}
      </PageLink>
    </Disclosure>
  )
}
