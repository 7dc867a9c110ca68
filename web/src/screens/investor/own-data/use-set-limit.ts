import { type LimitPeriod, setDepositLimit } from '@evenmoor/contract/safeguards'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** Sets a cap and reads them all again; null takes it away. */
export function useSetLimit(period: LimitPeriod): (max: string | null) => Promise<void> {
  const queryClient = useQueryClient()
  return async (max) => {
    await call(setDepositLimit, { body: { period, max } })
    await queryClient.invalidateQueries({ queryKey: ['money', 'deposit-limits'] })
  }
}
