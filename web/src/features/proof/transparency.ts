import type { getTransparency } from '@evenmoor/contract/transparency'
import { publicList } from '#queries/public-list.ts'

/** What this installation publishes about itself: read once for the page, by whatever shows some of it. */
export const publishedProof = publicList<typeof getTransparency>('/api/transparency/')
