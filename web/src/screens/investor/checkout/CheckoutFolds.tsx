import type { Deposit } from '@evenmoor/contract/deposits'
import { useTranslations } from 'use-intl'
import { OrderDetails } from './OrderDetails.tsx'
import { PaymentLookupCard } from './PaymentLookupCard.tsx'
import type { PracticeControlsProps } from './practice/practice-controls.ts'
import { PracticeControls } from './practice/PracticeControls.tsx'

/** What few need, folded: the figures of the order, what can go wrong (practice only), and a payment that is missed. */
export function CheckoutFolds(controls: PracticeControlsProps & { deposit: Deposit }) {
  const t = useTranslations('checkout')
  const { deposit, payable } = controls
  return (
    <div className="flex flex-col gap-2">
      {deposit.network === 'practice' && <PracticeControls {...controls} />}
      <details>
        <summary className="fold">
          <span className="link">{t('summary.title')}</span>
        </summary>
        <OrderDetails deposit={deposit} payable={payable} />
      </details>
      <PaymentLookupCard />
    </div>
  )
}
