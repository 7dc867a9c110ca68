import { openPosition } from '@evenmoor/contract/positions'
import { useNavigate } from 'react-router'
import { call } from '#api/client.ts'
import { useMoneyMutation } from '#forms/use-money-mutation.ts'
import { pathTo } from '#routing/paths.ts'

/** With the version of the terms that was understood: under another one nothing is done. */
export type ChosenPlan = { readonly plan_id: string; readonly terms_version: number }

/** Opening a position from what is available. Replaces the form in the history, so that Back does not lead to sending it again. */
export function useBalancePayment() {
  const navigate = useNavigate()
  return useMoneyMutation({
    intent: 'invest',
    send: (body: ChosenPlan & { amount: string }, given) => call(openPosition, { body, ...given }),
    onDone: ({ id }) =>
      navigate(pathTo('position', { params: { id } }), { replace: true, state: { opened: true } }),
  })
}
