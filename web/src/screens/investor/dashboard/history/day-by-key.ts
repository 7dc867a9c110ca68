import type { History } from '@evenmoor/contract/transactions'
import type { ChartDay } from './chart-days.ts'

type Key = { readonly key: string; readonly shiftKey: boolean } & Partial<
  Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>>
>
type Stand = {
  /** The day looked at; null for none yet, which counts as the last. */
  readonly at: number | null
  readonly days: readonly ChartDay[]
  readonly fall: History['deepest_fall']
}

/**
 * The day that a key leads to: arrows a day, with Shift a week, Home and End to the edges, D to the next day with money
 * that came in, W to the low of the deepest fall. Null for Escape, which looks at no day; undefined for other keys.
 */
export function dayByKey(
  { key, shiftKey, altKey, ctrlKey, metaKey }: Key,
  { at, days, fall }: Stand,
): number | null | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const last = days.length - 1
  const now = at ?? last
  const step = shiftKey ? 7 : 1
  switch (key.toLowerCase()) {
    case 'arrowleft':
      return Math.max(0, at === null ? last : now - step)
    case 'arrowright':
      return Math.min(last, now + step)
    case 'home':
      return 0
    case 'end':
      return last
    case 'escape':
      return at === null ? undefined : null
    case 'd':
      return nextWithMoneyIn(days, at)
    case 'w':
      return fall === null ? undefined : days.findIndex(({ day }) => day === fall.to)
    default:
      return undefined
  }
}

/** After the last comes the first again. */
function nextWithMoneyIn(days: readonly ChartDay[], at: number | null): number | undefined {
  const moves = [...days.keys()].filter((index) => Number(days[index]?.money_in ?? 0) > 0)
  return moves.find((index) => index > (at ?? -1)) ?? moves[0]
}
