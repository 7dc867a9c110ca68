import { assignNextWork } from '@evenmoor/contract/staff-work'
import { mayWork, workQueueNames } from '@evenmoor/contract/staff-work'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#api/client.ts'
import { useStaffProfile } from '#queries/staff-profile.ts'
import { pageOfItem } from '#routing/staff-pages.ts'
import { pathTo } from '#routing/paths.ts'

/** What the overview is told when there is no item to open. */
export type NextItemState = { readonly hasNoNext: true }

/** Whether the member of staff works any queue: then items can be assigned to them. */
export function useIsWorking(): boolean {
  const role = useStaffProfile()?.staff_role ?? null
  return role !== null && workQueueNames.some((queue) => mayWork(role, queue))
}

/**
 * Opens the oldest unassigned item and assigns it to the member of staff. It decides nothing. Where there is none, the
 * overview says so.
 */
export function useNextItem() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(assignNextWork, {}),
    onSuccess: async ({ item }) => {
      const state: NextItemState = { hasNoNext: true }
      await (item === null
        ? navigate(pathTo('staffHome'), { state })
        : navigate(pathTo(pageOfItem[item.queue], { params: { id: item.id } })))
      // Lists and open rows show who has an item, too. Not awaited: once the assignment shows, the next can be asked for.
      void queryClient.invalidateQueries({ queryKey: ['staff'] })
    },
  })
  return { open: () => mutate(), isPending, error }
}
