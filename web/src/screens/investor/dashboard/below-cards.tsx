import { belowFold } from '#queries/below-fold.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Cards of every kind of account that stand below the first view. */
export const LatestTransactions = belowFold({
  load: async () => (await import('./LatestTransactions.tsx')).LatestTransactions,
  namespaces: ['transactions', 'withdraw'],
  place: <Skeleton className="h-80" />,
})

export const PositionsCard = belowFold({
  load: async () => (await import('./PositionsCard.tsx')).PositionsCard,
  namespaces: [],
  place: <Skeleton className="h-120" />,
})
