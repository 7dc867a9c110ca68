import { useQuery } from '@tanstack/react-query'
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
  return (
    <div className="mx-auto flex w-full max-w-[35rem] flex-col gap-6 xl:max-w-none">
      <PageTitle title={t('checkout.titleOf', { coin: t(`investor.money.coin.${coin}`) })} />
      {id === null ? <Beginning kind="begin" /> : <Read id={id} />}
    </div>
  )
}

function Read({ id }: { id: string }) {
  const query = useQuery({
    ...depositQuery(id),
    refetchInterval: ({ state: { data } }) => (data ? livePollMs(pollIntervalOf(data)) : false),
  })
  if (query.error && problemOf(query.error).status === 404) return <Beginning kind="missing" />
  return (
    <>
      {query.isRefetchError && <Stale since={query.dataUpdatedAt} />}
      <QueryContent query={query} skeleton={<CheckoutSkeleton />}>
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

function Beginning({ kind }: { kind: 'begin' | 'missing' }) {
  return (
    <>
      <LazyCode name="begin" load={loadBegin} skeleton={<Skeleton className="h-96" />}>
        {(NoCheckout) => <NoCheckout kind={kind} />}
      </LazyCode>
      <PaymentLookupCard />
    </>
  )
}

function CheckoutSkeleton() {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Skeleton className="h-180" />
      <Skeleton className="h-96" />
    </div>
  )
}
