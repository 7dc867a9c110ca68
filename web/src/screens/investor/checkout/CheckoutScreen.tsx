import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { problemOf } from '#api/problem.ts'
import { formatClock } from '#lib/format-time.ts'
import { paced } from '#live/live-state.ts'
import { Banner } from '#ui/Banner.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AmountsAtStake } from '../shared/AmountMask.tsx'
import { Later } from '../shared/Later.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { depositQuery } from '../shared/deposit-queries.ts'
import { Checkout } from './Checkout.tsx'
import { coinOfCheckout } from './checkout-path.ts'
import { pollIntervalOf } from './checkout-state.ts'
import { LookupCard } from './LookupCard.tsx'

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
    refetchInterval: ({ state: { data } }) => (data ? paced(pollIntervalOf(data)) : false),
  })
  if (query.error && problemOf(query.error).status === 404) return <Beginning kind="missing" />
  return (
    <>
      {query.isRefetchError && <Stale since={query.dataUpdatedAt} />}
      <Loaded query={query} skeleton={<CheckoutSkeleton />}>
        {(deposit) => (
          <AmountsAtStake past={deposit.status === 'settled'}>
            <Checkout key={deposit.id} deposit={deposit} />
          </AmountsAtStake>
        )}
      </Loaded>
    </>
  )
}

/** What is shown is no longer kept up to date; it goes on once the server answers. */
function Stale({ since }: { since: number }) {
  const t = useTranslations('checkoutMore.hold')
  return <Banner tone="risk">{t('stale', { time: formatClock(since, useLocale()) })}</Banner>
}

// Who comes with a checkout needs none of it.
const loadBegin = async () => (await import('./Begin.tsx')).Begin

function Beginning({ kind }: { kind: 'begin' | 'missing' }) {
  return (
    <>
      <Later name="begin" load={loadBegin} skeleton={<Skeleton className="h-96" />}>
        {(Begin) => <Begin kind={kind} />}
      </Later>
      <LookupCard />
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
