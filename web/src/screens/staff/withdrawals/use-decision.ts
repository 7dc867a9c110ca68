import type { StaffWithdrawal } from '@evenmoor/contract/withdrawals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newIdempotencyKey } from '#api/idempotency-key.ts'
import { type Problem, problemOf } from '#api/problem.ts'
import { withdrawalQuery, withdrawalsKey } from './queries.ts'

/** Makes the call of one decision under a key that stays the same until its outcome is known. */
type Decide<Given> = (given: Given, sent: { idempotencyKey: string }) => Promise<StaffWithdrawal>

const conflict = 409

/**
 * A decision about a withdrawal. What the server answers is shown at once; when it has changed in the meantime
 * (409), the latest is read. `onSettled` is called when the outcome is known: with null when it was decided.
 */
export function useDecision<Given>(
  { id }: StaffWithdrawal,
  decide: Decide<Given>,
  onSettled: (problem: Problem | null) => void,
) {
  const queryClient = useQueryClient()
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: Given) => decide(given, { idempotencyKey }),
    networkMode: 'always',
    onSuccess: async (answer) => {
      await queryClient.cancelQueries({ queryKey: withdrawalsKey })
      queryClient.setQueryData(withdrawalQuery(queryClient, id).queryKey, answer)
      onSettled(null)
    },
    onError: (reason) => {
      const problem = problemOf(reason)
      if (problem.kind === 'unknownOutcome') return
      setKey(newIdempotencyKey())
      if (problem.status === conflict) onSettled(problem)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: withdrawalsKey }),
  })
  return {
    /** Decides; while that is under way, nothing. */
    decide: (given: Given) => {
      if (!isPending) mutate(given)
    },
    isPending,
    problem: error === null ? null : problemOf(error),
  }
}
