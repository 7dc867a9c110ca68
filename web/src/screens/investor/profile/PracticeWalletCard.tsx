import type { PracticeWallet } from '@evenmoor/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOnline } from '#queries/use-online.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { addressEnd } from '#ui/address.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lazyPart } from '#queries/lazy-part.tsx'
import { usePreloadOnInput } from '#ui/use-preload-on-input.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { useCoinBalanceText } from '#ui/use-money-text.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'

const StartOverDialog = lazyPart(async () => (await import('./StartOverDialog.tsx')).StartOverDialog)

type Balance = PracticeWallet['balances'][number]

/** The wallet outside of the platform: what it holds, and its address. */
export function PracticeWalletCard() {
  const t = useTranslations('profile')
  const columns: readonly Column<Balance>[] = [
    { key: 'coin', header: t('coin'), narrow: 'startTop', rowHeader: true, cell: coinCell },
    { key: 'balance', header: t('balance'), narrow: 'startBottom', numeric: true, cell: balanceCell },
  ]
  const query = useQuery(practiceWalletQuery)
  return (
    <Card title={t('wallet')}>
      <p className="text-muted">{t('walletText')}</p>
      <QueryContent query={query} skeleton={<Skeleton className="h-96" />}>
        {({ address, balances }) => (
          <>
            <DataTable
              caption={t('balances')}
              rows={balances}
              rowKey={({ coin }) => coin}
              columns={columns}
            />
            <p className="text-small text-muted">{t('walletAddress')}</p>
            <AddressBlock address={address} />
            <CopyButton
              text={address}
              label={t('copyAddress')}
              spoken={t('addressCopied', { end: addressEnd(address) })}
            />
            <StartOver />
          </>
        )}
      </QueryContent>
    </Card>
  )
}

/** Fills the wallet up as at the start, after a question. */
function StartOver() {
  const t = useTranslations('profile.restart')
  const tShell = useTranslations('investor.shell')
  const isOnline = useOnline()
  const [state, setState] = useState<'untouched' | 'asking' | 'answered' | 'done'>('untouched')
  usePreloadOnInput(StartOverDialog)
  return (
    <>
      {state === 'done' && (
        <Banner tone="gain" takesFocus>
          {t('done')}
        </Banner>
      )}
      <Button
        icon={<RotateCcw aria-hidden size={20} />}
        disabledReason={isOnline ? null : tShell('offlineMoney')}
        onClick={() => setState('asking')}
      >
        {t('button')}
      </Button>
      {state !== 'untouched' && (
        <Suspense>
          {/* Stays when it is closed: a dialog that goes away open cannot give the focus back. */}
          <StartOverDialog
            open={state === 'asking'}
            // It is closed by its end, too, which is not to be forgotten.
            onClose={() => setState((now) => (now === 'asking' ? 'answered' : now))}
            onDone={() => setState('done')}
          />
        </Suspense>
      )}
    </>
  )
}

const coinCell = ({ coin }: Balance) => <CoinName coin={coin} />
const balanceCell = (balance: Balance) => <Held balance={balance} />

function CoinName({ coin }: Pick<Balance, 'coin'>) {
  const t = useTranslations('investor.money.coin')
  return t(coin)
}

function Held({ balance: { coin, amount } }: { balance: Balance }) {
  const coinText = useCoinBalanceText()
  return <bdi className="wrap-anywhere">{coinText(amount, coin)}</bdi>
}
