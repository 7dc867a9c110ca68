import { listStaffResults, type StaffResultDetail } from '@evenmoor/contract/staff-results'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newIdempotencyKey } from '#api/idempotency-key.ts'
import { type Problem, problemOf } from '#refusals/problem.ts'
import { useActionLock } from '../actions/use-action-lock.ts'
import { keyOfList, keyOfRow } from '../list/list-query.ts'
import { queuesKey } from '#queries/staff-queues.ts'

type Sent = { idempotencyKey: string }

/**
 * Proposes something about a plan's day. It goes under a key that stays the same until its outcome is known, so pressing
 * again after no answer never does it twice. The answer is shown at once.
 */
export function useResultAction<Given>(
  act: (given: Given, sent: Sent) => Promise<StaffResultDetail>,
  onDone: (day: StaffResultDetail) => void,
) {
  const queryClient = useQueryClient()
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const turn = useActionLock()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: Given) => act(given, { idempotencyKey }),
    networkMode: 'always',
    onSuccess: (answer) => {
      queryClient.setQueryData(keyOfRow(listStaffResults, answer.id), answer)
      setKey(newIdempotencyKey())
      onDone(answer)
    },
    onError: (reason) => {
      if (problemOf(reason).kind !== 'unknownOutcome') setKey(newIdempotencyKey())
    },
    onSettled: () => {
      turn.leave()
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOfList(listStaffResults) }),
        queryClient.invalidateQueries({ queryKey: queuesKey }),
      ])
    },
  })
  const problem: Problem | null = error === null ? null : problemOf(error)
  return {
    act: (given: Given, onFailed: (problem: Problem) => void) => {
      if (turn.enter()) mutate(given, { onError: (reason) => onFailed(problemOf(reason)) })
    },
    isPending,
    problem,
  }
}
