import type { StaffList } from '@evenmoor/contract/staff-list'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newIdempotencyKey } from '#api/idempotency-key.ts'
import { type Problem, problemOf } from '#refusals/problem.ts'
import { keyOfList, keyOfRow } from '../list/list-query.ts'
import { queuesKey } from '#queries/staff-queues.ts'
import type { RowAction, RowActionFields } from './action.ts'
import { useActionLock } from './use-action-lock.ts'

const conflict = 409

type Target = { list: Pick<StaffList, 'path'>; id: string }

/**
 * Does an act about a row. What the server answers is shown at once; when somebody else was faster (409), the latest
 * is read. `onSettled` is called when the outcome is known: with null when it was done.
 */
export function useRowAction<Answer>(
  { list, id }: Target,
  act: Pick<RowAction<Answer>, 'call'>,
  onSettled: (problem: Problem | null) => void,
) {
  const queryClient = useQueryClient()
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const turn = useActionLock()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (fields: RowActionFields) => act.call(fields, { idempotencyKey }),
    networkMode: 'always',
    onSuccess: async (answer) => {
      await queryClient.cancelQueries({ queryKey: keyOfList(list) })
      queryClient.setQueryData(keyOfRow(list, id), answer)
      onSettled(null)
    },
    onError: (reason) => {
      const problem = problemOf(reason)
      if (problem.kind === 'unknownOutcome') return
      setKey(newIdempotencyKey())
      if (problem.status === conflict) onSettled(problem)
    },
    onSettled: async () => {
      turn.leave()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOfList(list) }),
        queryClient.invalidateQueries({ queryKey: queuesKey }),
      ])
    },
  })
  return {
    /** Does it; while that is under way, nothing. */
    run: (fields: RowActionFields, onFailed?: (problem: Problem) => void) => {
      if (turn.enter()) mutate(fields, { onError: (reason) => onFailed?.(problemOf(reason)) })
    },
    isPending,
    problem: error === null ? null : problemOf(error),
  }
}
