import { goForward, type TimeMachine as Machine } from '@evenmoor/contract/time-machine'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { TimeMachineCard } from '#features/time-machine/TimeMachineCard.tsx'
import { timeMachineQuery } from '#features/time-machine/time-machine-query.ts'
import { refreshMoney } from '#queries/money-queries.ts'

/** Days ahead for who wants to see results now. */
export function TimeMachine({ machine }: { machine: Machine }) {
  const t = useTranslations('dashboard.timeMachine')
  const queryClient = useQueryClient()
  return (
    <TimeMachineCard
      machine={machine}
      words={t}
      onForward={async (span, expectedDay, idempotencyKey) => {
        const body = { span, expected_day: expectedDay }
        try {
          queryClient.setQueryData(timeMachineQuery.queryKey, await call(goForward, { body, idempotencyKey }))
        } finally {
          void refreshMoney(queryClient)
        }
      }}
    />
  )
}
