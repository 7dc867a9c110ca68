import type { Outlook } from '@evenmoor/contract/outlook'
import type { Plan } from '@evenmoor/contract/plans'

/** Fewer booked days than this say nothing about a plan. */
export const trackRecordDaysMin = 30

/** What a plan may show of its past: nothing, its worst losing day, or how many days there are. */
export type TrackRecord =
  | { readonly kind: 'none' }
  | { readonly kind: 'worst'; readonly rate: string }
  | { readonly kind: 'days'; readonly days: number }

type RecordedPlan = {
  readonly result_source: Plan['result_source'] | null
  readonly record: Plan['record'] | null
}

/** Of a plan's booked days, what may be said beside their number. Figures of illustrated days are nothing earned. */
export const toldOfDays = ({
  days,
  illustrated_days,
  losing_days,
}: Pick<Outlook['record'], 'days' | 'illustrated_days' | 'losing_days'>) => ({
  total: illustrated_days < days,
  /** The worst day and the best: only where one lost. A worst day that gained reads as "never loses". */
  extremes: illustrated_days < days && losing_days > 0,
})

/**
 * A plan's track record. Days that only repeat the illustrated rate are none, and a worst day that is no loss is never
 * shown as one: it would read as "never loses".
 */
export function trackRecord({ result_source, record }: RecordedPlan): TrackRecord {
  if (record === null || result_source === null || result_source === 'illustration') return { kind: 'none' }
  if (record.days < trackRecordDaysMin || record.worst_rate === null) return { kind: 'none' }
  if (!record.worst_rate.startsWith('-')) return { kind: 'days', days: record.days }
  return { kind: 'worst', rate: record.worst_rate }
}
