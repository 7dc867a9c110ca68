import { listPracticeBlocks } from '@evenmoor/contract/practice'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'

export type PracticeBlocks = z.infer<typeof listPracticeBlocks.answer>

const restMs = 5_000

/** The newest blocks of the practice network, read as often as they may come; nothing where no practice money is paid. */
export function usePracticeBlocks({
  isPractice,
  isMoving,
}: {
  isPractice: boolean
  /** A payment is under way: blocks come one after the other. */
  isMoving: boolean
}): PracticeBlocks | undefined {
  return useQuery({
    // Below the key of what is read again when money moves.
    queryKey: ['money', 'practice-blocks'],
    queryFn: ({ signal }) => call(listPracticeBlocks, { signal }),
    enabled: isPractice,
    refetchInterval: ({ state: { data } }) =>
      isMoving && data ? Math.max(500, data.seconds_apart * 1_000) : restMs,
  }).data
}
