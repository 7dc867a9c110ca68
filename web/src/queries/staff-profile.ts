import { me, type Profile, updateMe } from '@evenmoor/contract/people'
import { roleCan, type StaffPermission } from '@evenmoor/contract/staff'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/client.ts'

const staffProfileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(me, { signal }),
  staleTime: 60_000,
})

/** The member of staff who is signed in; undefined until it is known. */
export const useStaffProfile = (): Profile | undefined => useQuery(staffProfileQuery).data

/** Whether the member of staff may do something; false until it is known. The server decides with each call. */
export function useMay(): (permission: StaffPermission) => boolean {
  const role = useStaffProfile()?.staff_role ?? null
  return (permission) => role !== null && roleCan(role, permission)
}

/** Whether single-key shortcuts are on: off unless somebody switched them on (WCAG 2.1.4). */
export const useShortcuts = (): boolean => useStaffProfile()?.preferences.shortcuts ?? false

/** Switches single-key shortcuts on or off, for all devices of the person: here at once, and back where it is refused. */
export function useSetShortcuts() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (shortcuts: boolean) => call(updateMe, { body: { preferences: { shortcuts } } }),
    onMutate: (shortcuts) => {
      const { queryKey } = staffProfileQuery
      // An answer that is on its way is older than this choice.
      void queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before !== undefined)
        queryClient.setQueryData(queryKey, {
          ...before,
          preferences: { ...before.preferences, shortcuts },
        })
      return before
    },
    onError: (_error, _shortcuts, before) => queryClient.setQueryData(staffProfileQuery.queryKey, before),
    onSuccess: (profile) => queryClient.setQueryData(staffProfileQuery.queryKey, profile),
  })
}
