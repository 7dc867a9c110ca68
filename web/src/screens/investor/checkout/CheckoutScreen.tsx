import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import { formatClock } from '#i18n/format-time.ts'
import { livePollMs } from '#queries/live-state.ts'
import { Banner } from '#ui/Banner.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { UnmaskedAmounts } from '#ui/AmountMask.tsx'
import { LazyCode } from '#queries/LazyCode.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { depositQuery } from '#queries/deposit-queries.ts'
import { Checkout } from './Checkout.tsx'
import { coinOfCheckout } from '#routing/checkout-path.ts'
import { pollIntervalOf } from './checkout-state.ts'
import { PaymentLookupCard } from './PaymentLookupCard.tsx'

/** The checkout of one deposit, for each of the six coins. Everything is read from the server, so it can be closed. */
export default function CheckoutScreen() {
  const t = useTranslations()
  const coin = coinOfCheckout(useLocation().pathname)
  const [search] = useSearchParams()
  const id = search.get('deposit')
  const title = <PageTitle title={t('checkout.titleOf', { coin: t(`investor.money.coin.${coin}`) })} />
  return (
    <div className="flex w-full flex-col gap-4 md:gap-6">
      {id === null ? <Beginning title={title} kind="begin" /> : <Read title={title} id={id} />}
    </div>
  )
}

/** `title`: of a page whose checkout is not there, or not yet. */
function Read({ title, id }: { title: ReactNode; id: string }) {
  const query = useQuery({
    ...depositQuery(id),
    refetchInterval: ({ state: { data } }) => (data ? livePollMs(pollIntervalOf(data)) : false),
  })
  if (query.error && problemOf(query.error).status === 404) return <Beginning title={title} kind="missing" />
  return (
    <>
      {query.isRefetchError && <Stale since={query.dataUpdatedAt} />}
      <QueryContent query={query} title={title} skeleton={<CheckoutSkeleton />}>
        {(deposit) => (
          <UnmaskedAmounts past={deposit.status === 'settled'}>
            <Checkout key={deposit.id} deposit={deposit} />
          </UnmaskedAmounts>
        )}
      </QueryContent>
    </>
  )
}

/** What is shown is no longer kept up to date; it goes on once the server answers. */
function Stale({ since }: { since: number }) {
  const t = useTranslations('checkoutMore.hold')
  return <Banner tone="risk">{t('stale', { time: formatClock(since, useLocale()) })}</Banner>
}

// Who comes with a checkout needs none of it.
const loadBegin = async () => (await import('./NoCheckout.tsx')).NoCheckout

function Beginning({ title, kind }: { title: ReactNode; kind: 'begin' | 'missing' }) {
  return (
    <>
      {title}
      <LazyCode name="begin" load={loadBegin} skeleton={<Skeleton className="h-96" />}>
        {(NoCheckout) => <NoCheckout kind={kind} />}
      </LazyCode>
      <PaymentLookupCard />
    </>
  )
}

function CheckoutSkeleton() {
  return (
    <>
      <Skeleton className="h-20" />
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_21.25rem]">
        <Skeleton className="h-107" />
        <Skeleton className="h-107" />
      </div>
    </>
  )
}
