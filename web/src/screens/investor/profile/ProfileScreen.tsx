import type { Profile } from '@evenmoor/contract/people'
import { fullName } from '@evenmoor/contract/person-name'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { nameOfLanguage } from '@evenmoor/contract/locales'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { useTheme } from '#preferences/appearance.ts'
import { Card } from '#ui/Card.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { identityQuery } from '#queries/identity-query.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { profileQuery } from '#queries/profile-query.ts'
import { PracticeWalletCard } from './PracticeWalletCard.tsx'

/** Who one is here, each fact with the way to change it, and where there is practice money its wallet. */
export default function ProfileScreen() {
  const t = useTranslations('profile')
  const tShell = useTranslations('investor.shell')
  const locale = useLocale()
  const mode = useMode()
  const query = useQuery(profileQuery)
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <div className="mx-auto grid w-full max-w-[40rem] items-start gap-6 xl:max-w-none xl:grid-cols-2">
        <Card title={t('you')}>
          <QueryContent query={query} skeleton={<Facts profile={null} />}>
            {(profile) => <Facts profile={profile} />}
          </QueryContent>
          {/* The bottom bar has no room for it. */}
          <LinkButton to={pathTo('referrals')}>{tShell('referrals')}</LinkButton>
          <LinkButton to={pathTo('logout', { locale })}>{t('logout')}</LinkButton>
        </Card>
        {mode === 'practice' && <PracticeWalletCard />}
      </div>
    </div>
  )
}

/** The facts, each with the way to change it; without a profile their places, of the same size. */
function Facts({ profile }: { profile: Profile | null }) {
  const t = useTranslations('profile')
  const tTheme = useTranslations('nav.theme')
  const tIdentity = useTranslations('identity')
  const locale = useLocale()
  const theme = useTheme()
  const place = <Skeleton className="h-6 w-32" />
  const change = (
    page: 'editProfile' | 'security',
    what: 'name' | 'email' | 'language' | 'theme' | 'secondFactor',
  ) => ({
    label: t(what),
    action: <Change page={page} what={t(what)} />,
  })
  const breakUntil = profile?.break_until ?? null
  return (
    <SummaryList
      rows={[
        {
          ...change('editProfile', 'name'),
          value: profile ? <bdi>{fullName(profile)}</bdi> : place,
        },
        {
          ...change('editProfile', 'email'),
          value: profile ? <EmailAddress address={profile.email} /> : place,
        },
        { ...change('editProfile', 'language'), value: nameOfLanguage(locale) },
        { ...change('editProfile', 'theme'), value: tTheme(theme) },
        {
          ...change('security', 'secondFactor'),
          value: profile ? t(profile.has_second_factor ? 'on' : 'off') : place,
        },
        { label: tIdentity('title'), value: <IdentityState />, action: <IdentityStep /> },
        {
          label: t('since'),
          value: profile ? formatInstant(profile.created_at, locale, 'day') : place,
        },
        breakUntil !== null && { label: t('breakUntil'), value: formatInstant(breakUntil, locale) },
      ]}
    />
  )
}

function Change({ page, what }: { page: 'editProfile' | 'security'; what: string }): ReactNode {
  const t = useTranslations('profile')
  return (
    <Link to={pathTo(page)} className="link inline-block min-w-6 py-1" aria-label={t('changeOf', { what })}>
      {t('change')}
    </Link>
  )
}

/** The state of the identity check, in a word. */
function IdentityState(): ReactNode {
  const t = useTranslations('identity.status')
  const { data, isPending } = useQuery(identityQuery)
  return data === undefined ? <Skeleton busy={isPending} className="h-6 w-32" /> : t(data.status)
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
