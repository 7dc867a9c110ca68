import { useNavigate } from 'react-router'
import { useMoneyMutation } from '#forms/use-money-mutation.ts'
import { checkoutPath } from '#routing/checkout-path.ts'
import { addMoney } from './add-money.ts'

/** Adding money, then the page of its checkout, where each block of its network is seen. */
export function useAddMoney() {
  const navigate = useNavigate()
  return useMoneyMutation({
    intent: 'add-money',
    send: addMoney,
    onDone: (deposit) => navigate(checkoutPath(deposit)),
  })
}
