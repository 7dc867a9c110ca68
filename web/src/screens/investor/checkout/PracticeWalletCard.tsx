import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { useCoinBalanceText } from '../shared/money-text.ts'
import { practiceWalletQuery } from '../shared/queries.ts'
import { type CheckoutState, isPayable } from './checkout-state.ts'
import type { PracticePayer } from './use-practice-payment.ts'

type PracticeWalletCardProps = {
  deposit: Deposit
  state: CheckoutState
  payment: PracticePayer
  /** The main act, where it does not stand at the foot of the window. */
  actions: ReactNode
}

/** What the practice wallet holds, and the ways to pay from it that a real wallet would have too, mistakes included. */
export function PracticeWalletCard({ deposit, state, payment, actions }: PracticeWalletCardProps) {
  const t = useTranslations('checkout.practice')
  const coinText = useCoinBalanceText()
  const query = useQuery(practiceWalletQuery)
  const canPay = isPayable(state, deposit.due)
  return (
    <Card title={t('title')}>
      <p className="text-muted">{t('text')}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-6" />}>
        {({ balances }) => (
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{t('balance')}</span>
            <bdi className="figures font-semibold">
              {coinText(balances.find(({ coin }) => coin === deposit.coin)?.amount ?? '0', deposit.coin)}
            </bdi>
          </p>
        )}
      </Loaded>
      {actions}
      {canPay && (
        <details>
          <summary className="link min-h-11 py-2.5">{t('more')}</summary>
          <div className="flex flex-wrap gap-3 pt-2">
            {(['tooLittle', 'tooMuch', 'twice'] as const).map((kind) => (
              <Button
                key={kind}
                size="compact"
                busy={payment.isPending && t('busy')}
                onClick={() => payment.pay(kind)}
              >
                {t(kind)}
              </Button>
            ))}
          </div>
        </details>
      )}
      {state === 'expired' && (
        <Button size="compact" busy={payment.isPending && t('busy')} onClick={() => payment.pay('due')}>
          {t('late')}
        </Button>
      )}
    </Card>
  )
}
