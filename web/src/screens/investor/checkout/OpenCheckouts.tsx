import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { withMessages } from '#i18n/with-messages.tsx'
import { openDepositsQuery } from '#queries/deposit-queries.ts'
import { lazyPart } from '#queries/lazy-part.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

// Most people have none most of the time.
const OpenCheckoutList = lazyPart(
  withMessages(['openCheckouts'], async () => (await import('./OpenCheckoutList.tsx')).OpenCheckoutList),
)

/** The own checkouts that can be paid now, so that one whose tab was closed is found again. Nothing without any. */
export function OpenCheckouts() {
  // What is paid needs nothing more, and a list that loses it once it's credited would move what stands below.
  const open = (useQuery(openDepositsQuery).data?.results ?? []).filter(({ status }) => status === 'new')
  if (open.length === 0) return null
  return (
    <Suspense fallback={<Place rows={open.length} />}>
      <OpenCheckoutList open={open} />
    </Suspense>
  )
}

/** As high as the list. */
function Place({ rows }: { rows: number }) {
  return (
    <div aria-busy>
      <Skeleton className="h-20" />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
