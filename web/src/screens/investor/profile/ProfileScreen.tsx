import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'
import { localeNames } from '#i18n/locales.ts'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#paths.ts'
import { useTheme } from '#lib/display.ts'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { identityQuery } from '../identity/identity-query.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { profileQuery } from '../shared/profile-query.ts'
import { WalletCard } from './WalletCard.tsx'

/** Who one is here, each fact with the way to change it, and where there is practice money its wallet. */
export default function ProfileScreen() {
  const t = useTranslations('profile')
  const tTheme = useTranslations('nav.theme')
  const tShell = useTranslations('investorShell')
  const tIdentity = useTranslations('identity')
  const locale = useLocale()
  const theme = useTheme()
  const mode = useMode()
  const query = useQuery(profileQuery)
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <div className="mx-auto grid w-full max-w-[40rem] items-start gap-6 xl:max-w-none xl:grid-cols-2">
        <Card title={t('you')}>
          <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
            {({ first_name, last_name, email, created_at, has_second_factor, break_until }) => (
              <SummaryList
                rows={[
                  {
                    label: t('name'),
                    value: <bdi>{`${first_name} ${last_name}`}</bdi>,
                    action: <Change page="editProfile" what={t('name')} />,
                  },
                  {
                    label: t('email'),
                    value: <bdi className="break-all">{email}</bdi>,
                    action: <Change page="editProfile" what={t('email')} />,
                  },
                  {
                    label: t('language'),
                    value: localeNames[locale],
                    action: <Change page="editProfile" what={t('language')} />,
                  },
                  {
                    label: t('theme'),
                    value: tTheme(theme),
                    action: <Change page="editProfile" what={t('theme')} />,
                  },
                  {
                    label: t('secondFactor'),
                    value: has_second_factor ? t('on') : t('off'),
                    action: <Change page="security" what={t('secondFactor')} />,
                  },
                  { label: tIdentity('title'), value: <IdentityState />, action: <IdentityStep /> },
                  { label: t('since'), value: formatInstant(created_at, locale, 'day') },
                  ...(break_until === null
                    ? []
                    : [{ label: t('breakUntil'), value: formatInstant(break_until, locale) }]),
                ]}
              />
            )}
          </Loaded>
          {/* The bottom bar has no room for it. */}
          <LinkButton to={pathTo('referrals')}>{tShell('referrals')}</LinkButton>
          <LinkButton to={pathTo('logout', { locale })}>{t('logout')}</LinkButton>
        </Card>
        {mode === 'practice' && <WalletCard />}
      </div>
    </div>
  )
}

function Change({ page, what }: { page: 'editProfile' | 'security'; what: string }): ReactNode {
  const t = useTranslations('profile')
  return (
    <Link to={pathTo(page)} className="link" aria-label={t('changeOf', { what })}>
      {t('change')}
    </Link>
  )
}

/** Where the identity check stands, in a word. */
function IdentityState(): ReactNode {
  const t = useTranslations('identity.status')
  const { data } = useQuery(identityQuery)
  return data === undefined ? <Skeleton className="h-6 w-32" /> : t(data.status)
}

/** What can be done about it next. */
function IdentityStep(): ReactNode {
  const t = useTranslations('identity')
  const { data } = useQuery(identityQuery)
  const step = t(`step.${data?.status ?? 'in_review'}`)
  return (
    <Link to={pathTo('identity')} className="link" aria-label={`${step}: ${t('title')}`}>
      {step}
    </Link>
  )
}
