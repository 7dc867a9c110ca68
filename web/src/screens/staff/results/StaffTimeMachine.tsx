import { staffGoForward } from '@evenmoor/contract/time-machine'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { TimeMachineCard } from '#features/time-machine/TimeMachineCard.tsx'
import { staffTimeMachineQuery } from '#features/time-machine/time-machine-query.ts'

/** Books days ahead for everybody: for administrators, in practice mode. */
export function StaffTimeMachine() {
  const t = useTranslations('staff.results.timeMachine')
  const queryClient = useQueryClient()
  const { data } = useQuery(staffTimeMachineQuery)
  if (data?.may_forward !== true) return null
  return (
    <div className="max-w-lg">
      <TimeMachineCard
        machine={data}
        words={t}
        onForward={async (span, expectedDay, idempotencyKey) => {
          const body = { span, expected_day: expectedDay }
          try {
            const after = await call(staffGoForward, { body, idempotencyKey })
            queryClient.setQueryData(staffTimeMachineQuery.queryKey, after)
          } finally {
            void queryClient.invalidateQueries({ queryKey: staffTimeMachineQuery.queryKey })
          }
        }}
      />
    </div>
  )
}
