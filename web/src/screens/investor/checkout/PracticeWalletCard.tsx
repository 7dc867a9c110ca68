import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { useCoinBalanceText } from '#ui/use-money-text.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import type { PracticeControlsProps } from './practice-controls.ts'
import { PracticeControls } from './PracticeControls.tsx'

type PracticeWalletCardProps = PracticeControlsProps & {
  /** The main act, where it does not stand at the foot of the window. */
  actions: ReactNode
}

/** What the practice wallet holds, and the ways to pay from it that a real wallet would have too, mistakes included. */
export function PracticeWalletCard({ actions, ...controls }: PracticeWalletCardProps) {
  const { deposit } = controls
  const t = useTranslations('checkout.practice')
  const coinText = useCoinBalanceText()
  const query = useQuery(practiceWalletQuery)
  return (
    <Card title={t('title')}>
      <p className="text-muted">{t('text')}</p>
      <QueryContent query={query} skeleton={<Skeleton className="h-6" />}>
        {({ balances }) => (
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{t('balance')}</span>
            <bdi className="figures font-semibold">
              {coinText(balances.find(({ coin }) => coin === deposit.coin)?.amount ?? '0', deposit.coin)}
            </bdi>
          </p>
        )}
      </QueryContent>
      {actions}
      <PracticeControls {...controls} />
    </Card>
  )
}
