import type { WorkNote, WorkQueue } from '@evenmoor/contract/staff-work'
import type { RawBuilder } from 'kysely'

/**
 * An item of a queue as its module selects it: each gives these columns in this order, so that all of them are read, and
 * sorted by age, in one statement.
 */
export type WaitingItem = {
  readonly queue: WorkQueue
  readonly id: string
  readonly since: Date
  readonly person_name: string | null
  readonly person_email: string | null
  /** Smallest units of the asset. */
  readonly amount_minor: bigint | null
  readonly asset: string | null
  readonly note: WorkNote | null
  readonly reference: string | null
  /** Who may not decide it whatever their role: those it is about, and those who approved it. */
  readonly barred: readonly string[]
  /** Whether it can be approved now; an item that waits for time to pass is not given to anybody. */
  readonly is_ready: boolean
  /** Of a queue that keeps its assignments itself. */
  readonly own_assignee_id: string | null
}

/** The items of one queue, as a `select` of the columns above. */
export type WaitingItems = (now: Date) => RawBuilder<WaitingItem>
