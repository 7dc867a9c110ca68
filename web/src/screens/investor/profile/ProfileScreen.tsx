import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { availableLocales } from '#i18n/catalogues.ts'
import { localeNames } from '#i18n/locales.ts'
import { keepLocale } from '#i18n/preferred-locale.ts'
import { chooseTheme, themes, useTheme } from '#lib/display.ts'
import { formatInstant } from '#lib/format-time.ts'
import { pageExists, pathTo } from '#paths.ts'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { profileQuery } from '../shared/queries.ts'
import { WalletCard } from './WalletCard.tsx'

/** Who one is here, how the site looks, and the practice wallet. */
export default function ProfileScreen() {
  const t = useTranslations('profile')
  const tTheme = useTranslations('nav.theme')
  const locale = useLocale()
  const theme = useTheme()
  const query = useQuery(profileQuery)
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <div className="mx-auto grid w-full max-w-[40rem] items-start gap-6 xl:max-w-none xl:grid-cols-2">
        <Card title={t('you')}>
          <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
            {({ first_name, last_name, email, created_at }) => (
              <SummaryList
                rows={[
                  { label: t('name'), value: <bdi>{`${first_name} ${last_name}`}</bdi> },
                  { label: t('email'), value: <bdi className="break-all">{email}</bdi> },
                  { label: t('since'), value: formatInstant(created_at, locale, 'day') },
                ]}
              />
            )}
          </Loaded>
          {pageExists('logout') && <LinkButton to={pathTo('logout', { locale })}>{t('logout')}</LinkButton>}
        </Card>
        <WalletCard />
        <Card title={t('display')}>
          <RadioGroup legend={t('theme')}>
            {themes.map((other) => (
              <RadioCard
                key={other}
                name="theme"
                title={tTheme(other)}
                checked={other === theme}
                onChange={() => chooseTheme(other)}
              />
            ))}
          </RadioGroup>
          <Languages />
        </Card>
      </div>
    </div>
  )
}

/** Plain links, because the page is loaded again in the other language. */
function Languages() {
  const t = useTranslations('profile')
  const locale = useLocale()
  const { pathname } = useLocation()
  if (availableLocales.length < 2) return null
  return (
    <nav aria-labelledby="languages" className="flex flex-col gap-2">
      <p id="languages" className="font-semibold">
        {t('language')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {availableLocales.map((other) => (
          <li key={other}>
            <a
              href={pathname}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
              onClick={() => keepLocale(other)}
              className="inline-flex min-h-11 items-center rounded-control border border-control px-4 hover:bg-hover aria-current:border-primary aria-current:bg-primary-soft aria-current:font-semibold aria-current:text-primary-text"
            >
              {localeNames[other]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
