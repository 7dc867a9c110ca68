import type { Deposit } from '@evenmoor/contract/deposits'
import { useTranslations } from 'use-intl'
import { useCoinText } from '#ui/use-money-text.ts'
import type { CheckoutState } from './checkout-state.ts'

/** The state of a payment, shown and announced, with the amount still due. */
export function useStatusTitle({ due, coin }: Deposit, state: CheckoutState): string {
  const t = useTranslations('checkout.status')
  const coinText = useCoinText()
  return state === 'underpaid' ? t(state, { amount: coinText(due, coin) }) : t(state)
}
