import './flow.css'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { FigureName } from '@evenmoor/contract/explanations'
import type { PracticeWallet } from '@evenmoor/contract/practice'
import { AddMoney } from '#features/add-money/AddMoney.tsx'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { walletQuery } from '#queries/money-queries.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import { pathTo } from '#routing/paths.ts'
import { AmountWithSmallCents } from '#ui/AmountWithSmallCents.tsx'
import { CoinMark } from '#ui/CoinMark.tsx'
import { cx } from '#ui/cx.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { AccountStage } from './account-stage.ts'
import { useArrivedCoin } from './use-arrived-coin.ts'

type MoneyFlowProps = { stage: AccountStage; openPositions: number }

/**
 * Where the money of a new account is and where it goes next: the practice wallet outside, the account, the plans. Shown
 * until the first daily result. The one filled button is the next step.
 */
export function MoneyFlow({ stage, openPositions }: MoneyFlowProps) {
  const t = useTranslations('dashboard.flow')
  const { data: wallet, isFetching: isWalletRead } = useQuery(walletQuery)
  const { data: outside, isError, isFetching: isOutsideRead } = useQuery(practiceWalletQuery)
  const isRead = isWalletRead || isOutsideRead
  const arrived = useArrivedCoin(isRead ? undefined : wallet, isRead ? undefined : outside)
  return (
    <>
      <div className="grid gap-0 xl:grid-cols-[minmax(0,1fr)_4.5rem_minmax(0,1fr)_4.5rem_minmax(0,1fr)]">
        <Tile
          look="outside"
          title={t('wallet')}
          amount={isError ? null : outside?.value}
          caption={t('walletText')}
        >
          <div className="flex min-h-9 items-center">{outside && <CoinsOf wallet={outside} />}</div>
        </Tile>
        <Seam isActive={stage === 'empty'}>
          {arrived !== null && (
            <span key={arrived.key} className="coin-arriving absolute inset-0 m-auto size-7">
              <CoinMark coin={arrived.coin} className="size-7" />
            </span>
          )}
        </Seam>
        <Tile
          look={stage === 'empty' ? 'active' : 'plain'}
          title={t('account')}
          aside={t('available')}
          amount={wallet?.available}
          of="available"
          caption={stage !== 'empty' && t('accountText')}
        >
          <AddMoney look={stage === 'empty' ? 'primary' : 'secondary'} isBesideWallet />
        </Tile>
        <Seam isActive={stage === 'funded'} />
        <Tile
          look={stage === 'funded' ? 'active' : 'plain'}
          title={t('plans')}
          aside={t('positions', { count: openPositions })}
          amount={wallet?.invested}
          of="invested"
          caption={t('plansText')}
        >
          <LinkButton look={stage === 'funded' ? 'primary' : 'secondary'} to={pathTo('invest')} wide>
            {t('compare')}
          </LinkButton>
        </Tile>
      </div>
      {stage === 'empty' && <Sentences />}
    </>
  )
}

/** The coins of a wallet: drawings, with their names for whoever does not see them. */
function CoinsOf({ wallet: { balances } }: { wallet: PracticeWallet }) {
  return (
    <>
      <span className="sr-only">{balances.map(({ coin }) => coin.toUpperCase()).join(', ')}</span>
      <span aria-hidden className="flex flex-wrap">
        {balances.map(({ coin }) => (
          <span key={coin} className="-ms-1.5 first:ms-0">
            <CoinMark coin={coin} className="size-9" />
          </span>
        ))}
      </span>
    </>
  )
}

const looks = {
  outside: 'border-transparent bg-stage-b',
  active: 'border-primary bg-surface shadow-[inset_0_0_0_1px_var(--color-primary)]',
  plain: 'border-line bg-surface',
}

type TileProps = {
  look: keyof typeof looks
  title: string
  aside?: ReactNode
  /** Undefined while it is read; null where it is not known. */
  amount: string | null | undefined
  /** Which sum of postings it is; the wallet outside is none. */
  of?: FigureName
  /** What it is for; none where there is nothing yet. */
  caption: string | false
  children: ReactNode
}

function Tile({ look, title, aside, amount, of, caption, children }: TileProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx('flex min-w-0 flex-col rounded-card border p-5', looks[look])}
    >
      <div className="flex min-h-6 items-baseline justify-between gap-3">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <span className="text-small text-muted">{aside}</span>
      </div>
      <p className="mt-2 min-h-9 text-h1 font-semibold" aria-busy={amount === undefined}>
        {amount === undefined ? (
          <Skeleton className="h-9 w-40 max-w-full" />
        ) : amount === null ? (
          '–'
        ) : of !== undefined ? (
          <ExplainedAmount of={of} value={amount} isLarge />
        ) : (
          <AmountWithSmallCents value={amount} />
        )}
      </p>
      {caption && <p className="text-small text-muted">{caption}</p>}
      <div className="mt-auto pt-4">{children}</div>
    </section>
  )
}

/** Two dotted lines with an arrow between two tiles: beside each other on a wide screen, one below the other otherwise. */
function Seam({ isActive, children }: { isActive: boolean; children?: ReactNode }) {
  const line = isActive ? 'border-primary' : 'border-control'
  return (
    <div aria-hidden className="relative grid h-11 place-items-center xl:h-auto">
      <span
        className={cx(
          'absolute inset-y-0 start-1/2 border-s-2 border-dotted xl:inset-x-0 xl:top-1/2 xl:bottom-auto xl:border-s-0 xl:border-t-2',
          line,
        )}
      />
      <span
        className={cx(
          'relative grid size-10 place-items-center rounded-pill border xl:size-11',
          isActive ? 'border-primary bg-primary text-on-primary' : 'border-control bg-bg text-muted',
        )}
      >
        <ArrowDown size={20} className="xl:hidden" />
        <ArrowRight size={20} className="hidden xl:block rtl:-scale-x-100" />
      </span>
      {children}
    </div>
  )
}

/** What comes, in three sentences, until money is there. */
function Sentences() {
  const t = useTranslations('dashboard.flow.sentences')
  return (
    <ol className="grid gap-4 rounded-card bg-sunken p-5 xl:grid-cols-3 xl:gap-6">
      {(['add', 'open', 'see'] as const).map((key, index) => (
        <li key={key} className="flex gap-3">
          <span
            aria-hidden
            className="figures flex size-7 shrink-0 items-center justify-center rounded-pill border border-line bg-surface text-small font-semibold"
          >
            {index + 1}
          </span>
          <p className="text-small">
            <strong>{t(`${key}.title`)}</strong> {t(`${key}.text`)}
          </p>
        </li>
      ))}
    </ol>
  )
}
