import type { Deposit } from '@evenmoor/contract/deposits'
import { useTranslations } from 'use-intl'
import { useCoinText } from '../shared/money-text.ts'
import type { CheckoutState } from './checkout-state.ts'

/** Where a payment stands, in the words that are shown and spoken; where more is due, how much. */
export function useStatusTitle({ due, coin }: Deposit, state: CheckoutState): string {
  const t = useTranslations('checkout.status')
  const coinText = useCoinText()
  return state === 'underpaid' ? t(state, { amount: coinText(due, coin) }) : t(state)
}
