import { listStaffPlans, type StaffPlan } from '@evenmoor/contract/staff-plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newIdempotencyKey } from '#api/idempotency-key.ts'
import { problemOf } from '#refusals/problem.ts'
import { useActionLock } from '../actions/use-action-lock.ts'
import { keyOfList } from '../list/list-query.ts'

/** Sends a change of a plan under a key that stays the same until its outcome is known. */
export function usePlanAction<Given>(
  send: (given: Given, sent: { idempotencyKey: string }) => Promise<StaffPlan>,
  onDone: (plan: StaffPlan) => void,
) {
  const queryClient = useQueryClient()
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const turn = useActionLock()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: Given) => send(given, { idempotencyKey }),
    networkMode: 'always',
    onSuccess: onDone,
    onError: (reason) => {
      if (problemOf(reason).kind !== 'unknownOutcome') setKey(newIdempotencyKey())
    },
    onSettled: () => {
      turn.leave()
      return queryClient.invalidateQueries({ queryKey: keyOfList(listStaffPlans) })
    },
  })
  return {
    /** Sends it; while that is under way, nothing. */
    act: (given: Given) => {
      if (turn.enter()) mutate(given)
    },
    isPending,
    problem: error === null ? null : problemOf(error),
  }
}
