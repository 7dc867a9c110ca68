import type { PracticeWallet } from '@evenmoor/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { addressEnd } from '#ui/address.ts'
import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { useCoinText } from '../shared/money-text.ts'
import { practiceWalletQuery } from '../shared/practice-query.ts'

type Balance = PracticeWallet['balances'][number]

/** The wallet outside of the platform: what it holds, and its address. */
export function WalletCard() {
  const t = useTranslations('profile')
  const columns: readonly Column<Balance>[] = [
    { key: 'coin', header: t('coin'), narrow: 'startTop', rowHeader: true, cell: coinCell },
    { key: 'balance', header: t('balance'), narrow: 'startBottom', numeric: true, cell: balanceCell },
  ]
  const query = useQuery(practiceWalletQuery)
  return (
    <Card title={t('wallet')}>
      <p className="text-muted">{t('walletText')}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
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
              wide
            />
          </>
        )}
      </Loaded>
    </Card>
  )
}

const coinCell = ({ coin }: Balance) => <CoinName coin={coin} />
const balanceCell = (balance: Balance) => <Held balance={balance} />

function CoinName({ coin }: Pick<Balance, 'coin'>) {
  const t = useTranslations('investorMoney.coin')
  return t(coin)
}

function Held({ balance: { coin, amount } }: { balance: Balance }) {
  const coinText = useCoinText()
  return <bdi className="wrap-anywhere">{coinText(amount, coin)}</bdi>
}
