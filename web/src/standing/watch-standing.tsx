import type { Profile } from '@evenmoor/contract/people'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { profileQuery } from '#screens/investor/shared/profile-query.ts'
import { limitedPart } from './limited-part.tsx'

const StandingBanner = limitedPart(
  async () => (await import('./StandingBanner.tsx')).StandingBanner,
  () => null,
)

/**
 * While the account is locked or suspended, `show` is given what says so on every page; null while it is not. Until the
 * returned function is called.
 */
export function watchStanding(queryClient: QueryClient, show: (notice: ReactNode) => void): () => void {
  const observer = new QueryObserver(queryClient, profileQuery)
  const tell = ({ data }: { data: Profile | undefined }) =>
    show(
      data?.standing && (
        <Suspense>
          <StandingBanner standing={data.standing} />
        </Suspense>
      ),
    )
  // What the page has read already is not told again.
  tell(observer.getCurrentResult())
  return observer.subscribe(tell)
}
