import type { Referrals } from '@evenmoor/contract/referrals'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { LoadMore } from '#queries/LoadMore.tsx'
import { referralsQuery } from '#queries/referrals-query.ts'
import { ReferralCode } from './ReferralCode.tsx'
import { ReferredPeople } from './ReferredPeople.tsx'

/** The own code and link, the rules of bonuses or why there are none, and who used the code. */
export default function ReferralsScreen() {
  const t = useTranslations('referrals')
  const query = useInfiniteQuery(referralsQuery)
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <QueryContent query={query} skeleton={<Placeholder />}>
        {({ pages: [first, ...more] }) =>
          first === undefined ? null : (
            <>
              <div className="grid items-start gap-6 xl:grid-cols-2">
                <ReferralCode code={first.code} link={first.link} />
                <Rules programme={first.programme} />
              </div>
              <Upcoming programme={first.programme} />
              <ReferredPeople
                totals={first.totals}
                rows={[first, ...more].flatMap(({ people }) => people.results)}
                more={<LoadMore query={query} label={t('more')} busy={t('more')} />}
              />
            </>
          )
        }
      </QueryContent>
    </div>
  )
}

/** Another bonus that is coming, told before it counts. */
function Upcoming({ programme: { upcoming } }: Pick<Referrals, 'programme'>) {
  const t = useTranslations('referrals')
  const locale = useLocale()
  if (upcoming === null) return null
  return (
    <Banner tone="info">
      {t('upcoming', {
        state: upcoming.amount === null ? 'none' : 'other',
        amount: upcoming.amount === null ? '' : formatMoney(upcoming.amount, 'USD', locale),
        from: formatInstant(upcoming.from, locale),
      })}
    </Banner>
  )
}

const rules = ['arises', 'review', 'none', 'value'] as const

function Rules({ programme: { off_because, amount } }: Pick<Referrals, 'programme'>) {
  const t = useTranslations('referrals')
  const locale = useLocale()
  if (off_because !== null || amount === null) {
    return (
      <Banner tone="info" title={t('offTitle')}>
        {t(`off.${off_because ?? 'operator'}`)}
      </Banner>
    )
  }
  return (
    <Card title={t('rulesTitle')}>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`, { amount: formatMoney(amount, 'USD', locale) })}</li>
        ))}
      </ul>
    </Card>
  )
}

function Placeholder() {
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-48" />
    </>
  )
}
