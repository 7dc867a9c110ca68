import { type Deposit, holdPrice } from '@evenmoor/contract/deposits'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { announce } from '#ui/announce.ts'
import { useCoinText } from '#ui/use-money-text.ts'
import { useMoneyMutation } from '#forms/use-money-mutation.ts'

/** Holding the price of now for what is still due, at the same address; says so politely. */
export function useNewPrice({ id }: Deposit) {
  const t = useTranslations('checkoutMore.hold')
  const coinText = useCoinText()
  const step = useMoneyMutation({
    intent: `new-price.${id}`,
    send: (params: { id: string }, given) => call(holdPrice, { params, ...given }),
    onDone: ({ due, coin }) => announce(t('held', { amount: coinText(due, coin) })),
  })
  return { ...step, hold: () => step.send({ id }) }
}

export type NewPrice = ReturnType<typeof useNewPrice>
