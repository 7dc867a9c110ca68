import type { Counted } from '#platform/rate-limits/rate-limit.ts'

/** How many statements one person may have drawn: each takes a core for a moment, and two are drawn at a time. */
export const drawingsOf = (personId: string): Counted => ({
  limit: { name: 'statement-drawing', max: 60, seconds: 600 },
  subject: personId,
})
