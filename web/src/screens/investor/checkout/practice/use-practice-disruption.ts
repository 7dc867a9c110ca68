import type { Deposit } from '@evenmoor/contract/deposits'
import { endPracticeHold, reorganizePractice } from '@evenmoor/contract/practice'
import { call } from '#api/client.ts'
import { useMoneyMutation } from '#forms/use-money-mutation.ts'

type Disruption = 'endHold' | 'undo'

/** Ending the held price and having payments reorganized away, on the practice network only. */
export function usePracticeDisruption({ id: deposit_id }: Deposit) {
  return useMoneyMutation({
    intent: `practice-mischief.${deposit_id}`,
    send: async (what: Disruption, given) => {
      const asked = { body: { deposit_id }, ...given }
      await (what === 'undo' ? call(reorganizePractice, asked) : call(endPracticeHold, asked))
    },
  })
}

export type PracticeDisruption = ReturnType<typeof usePracticeDisruption>
