import { belowFold } from '#queries/below-fold.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Cards of every kind of account that stand below the first view. */
const latest = async () => (await import('./LatestTransactions.tsx')).LatestTransactions

export const LatestTransactions = belowFold({
  load: latest,
  namespaces: ['transactions', 'withdraw'],
  place: <Skeleton className="h-80" />,
})

/** Of an account with nothing in it: as high as the sentence that stands there. */
export const FirstTransactions = belowFold({
  load: latest,
  namespaces: ['transactions', 'withdraw'],
  place: <Skeleton className="h-32" />,
})

export const PositionsCard = belowFold({
  load: async () => (await import('./PositionsCard.tsx')).PositionsCard,
  namespaces: [],
  place: <Skeleton className="h-120" />,
})
