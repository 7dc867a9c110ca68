import type { StaffList } from '@evenmoor/contract/staff-list'
import { assignWork, unassignWork, type WorkQueue } from '@evenmoor/contract/staff-work'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { queuesKey } from '#queries/staff-queues.ts'
import { keyOfList } from '../list/list-query.ts'

type Item = { list: Pick<StaffList, 'path'>; queue: WorkQueue; id: string }

/** Assigning and unassigning an item. Whatever comes of it, its list and the work are read anew. */
export function useAssignment({ list, queue, id }: Item, onDone?: () => void) {
  const queryClient = useQueryClient()
  const params = { queue, id }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (assigneeId: string | null) =>
      assigneeId === null
        ? call(unassignWork, { params })
        : call(assignWork, { params, body: { assignee_id: assigneeId } }),
    onSuccess: () => onDone?.(),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOfList(list) }),
        queryClient.invalidateQueries({ queryKey: queuesKey }),
      ]),
  })
  return {
    assign: (assigneeId: string) => mutate(assigneeId),
    unassign: () => mutate(null),
    isPending,
    error,
    /** Says no longer why it failed. */
    forget: reset,
  }
}
