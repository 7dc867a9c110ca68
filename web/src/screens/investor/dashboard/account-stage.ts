import type { Position } from '@evenmoor/contract/positions'
import { directionOfChange } from '#i18n/format-money.ts'

/** How far a new account is: with nothing in it, with money that waits, with a position that waits for its first day. */
export type AccountStage = 'empty' | 'funded' | 'waiting'

const isNone = (amount: string): boolean => directionOfChange(amount) === 'none'

/** Where a new account stands; null once its first daily result is booked, also one of 0 %. */
export function stageOf(
  positions: readonly Pick<Position, 'has_results'>[],
  available: string | undefined,
): AccountStage | null {
  if (positions.some(({ has_results: hasResults }) => hasResults)) return null
  if (positions.length > 0) return 'waiting'
  return available === undefined || isNone(available) ? 'empty' : 'funded'
}
