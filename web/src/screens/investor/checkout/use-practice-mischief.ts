import type { Deposit } from '@evenmoor/contract/deposits'
import { endPracticeHold, reorganisePractice } from '@evenmoor/contract/practice'
import { call } from '#api/client.ts'
import { useMoneyStep } from '../shared/use-money-step.ts'

type Mischief = 'endHold' | 'undo'

/** Ending the held price and having payments reorganised away, on the practice network only. */
export function usePracticeMischief({ id: deposit_id }: Deposit) {
  return useMoneyStep({
    intent: `practice-mischief.${deposit_id}`,
    send: async (what: Mischief, given) => {
      const asked = { body: { deposit_id }, ...given }
      await (what === 'undo' ? call(reorganisePractice, asked) : call(endPracticeHold, asked))
    },
  })
}

export type PracticeMischief = ReturnType<typeof usePracticeMischief>
