import type { Profile } from '@evenmoor/contract/people'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { profileQuery } from '#queries/profile-query.ts'
import { lazyAccountStatus } from './lazy-account-status.tsx'

const AccountStatusBanner = lazyAccountStatus(
  async () => (await import('./AccountStatusBanner.tsx')).AccountStatusBanner,
  () => null,
)

const FreezeBanner = lazyAccountStatus(
  async () => (await import('./FreezeBanner.tsx')).FreezeBanner,
  () => null,
)

/**
 * While the account is locked, suspended or frozen, `show` is given what says so on every page; null while it is not. Until the
 * returned function is called.
 */
export function watchAccountStatus(queryClient: QueryClient, show: (notice: ReactNode) => void): () => void {
  const observer = new QueryObserver(queryClient, profileQuery)
  const tell = ({ data }: { data: Profile | undefined }) =>
    show(
      (data?.standing || data?.freeze) && (
        <Suspense>
          {data.standing && <AccountStatusBanner status={data.standing} />}
          {data.freeze && <FreezeBanner freeze={data.freeze} />}
        </Suspense>
      ),
    )
  // The observer does not report data it already has.
  tell(observer.getCurrentResult())
  return observer.subscribe(tell)
}
