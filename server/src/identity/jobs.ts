import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { discardOldDrafts, removeOldPictures } from './remove-old-pictures.ts'

const hourMs = 3_600_000

export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  {
    name: 'identity: remove pictures 30 days after the decision',
    pauseMs: hourMs,
    run: () => removeOldPictures(ctx),
  },
  {
    name: 'identity: discard checks that were never sent',
    pauseMs: hourMs,
    run: () => discardOldDrafts(ctx),
  },
]
