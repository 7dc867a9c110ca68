import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import { Clock, Layers, type LucideIcon, QrCode, TriangleAlert, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { useMode } from '#i18n/mode.ts'
import { plansQuery } from '#queries/plans-query.ts'
import { cx } from '#ui/cx.ts'
import { type Tone, toneIcon } from '#ui/tone.ts'
import { useCoinText } from '#ui/use-money-text.ts'
import type { CheckoutState, Payable } from './checkout-state.ts'
import { lineKind, type LineKind, lineTones } from './state-line.ts'

const icons: Readonly<Partial<Record<LineKind, LucideIcon>>> = {
  waiting: QrCode,
  seen: Layers,
  confirming: Layers,
  late: Clock,
  expired: Clock,
  short: TriangleAlert,
  dropped: Unlink,
}

const looks: Readonly<Record<Tone, readonly [box: string, disc: string]>> = {
  info: ['bg-info-soft', 'bg-info'],
  gain: ['bg-gain-soft', 'bg-gain'],
  loss: ['bg-loss-soft', 'bg-loss'],
  risk: ['bg-risk-soft', 'bg-risk'],
  practice: ['bg-practice-soft', 'bg-practice'],
  neutral: ['bg-sunken', 'bg-control'],
}

type StateLineProps = {
  deposit: Deposit
  state: CheckoutState
  payable: Payable
  /** About how long until it is credited, where the network's pace is known. */
  secondsLeft: number | null
}

/** The state of a checkout: said here and nowhere else on the page, and spoken when it changes. */
export function StateLine({ deposit, state, payable, secondsLeft }: StateLineProps) {
  const kind = lineKind(deposit, state)
  const tone = lineTones[kind]
  const Icon = icons[kind] ?? toneIcon[tone]
  const [box, disc] = looks[tone]
  return (
    <output className={cx('flex items-start gap-3 rounded-card p-4 md:items-center md:gap-4 md:px-5.5', box)}>
      <span
        className={cx(
          'flex size-9 shrink-0 items-center justify-center rounded-pill text-surface md:size-11',
          disc,
        )}
      >
        <Icon aria-hidden size={22} />
      </span>
      <span className="block min-w-0">
        <span className="block text-lead font-semibold wrap-anywhere md:text-[1.25rem]">
          <Title kind={kind} deposit={deposit} secondsLeft={secondsLeft} />
        </span>
        <span className="block text-small text-muted">
          <Text kind={kind} deposit={deposit} payable={payable} />
          <Notes kind={kind} deposit={deposit} />
        </span>
      </span>
    </output>
  )
}

/** A paragraph, as what an output element may hold. */
const Line = ({ children }: { children: ReactNode }) => <span className="block">{children}</span>

type LineProps = { kind: LineKind; deposit: Deposit }

function Title({ kind, deposit, secondsLeft }: LineProps & { secondsLeft: number | null }): ReactNode {
  const t = useTranslations('checkout.line')
  const coinText = useCoinText()
  const { id, coin, due, credited, confirmations, required_confirmations: needed } = deposit
  const done = String(Math.min(confirmations, needed))
  const added = <ExplainedAmount of={`deposit:${id}`} value={credited} />
  switch (kind) {
    case 'waiting':
      return t('waiting', { amount: coinText(due, coin) })
    case 'short':
      return t('short', { amount: coinText(due, coin) })
    case 'confirming':
      return secondsLeft === null
        ? t('confirming', { done, needed })
        : t('confirmingSoon', { done, needed, seconds: String(secondsLeft) })
    case 'late':
      return t('late', { done, needed })
    case 'added':
      return t.rich('added', { amount: () => added })
    default:
      return t(kind)
  }
}

function Text({ kind, deposit, payable }: LineProps & { payable: Payable }): ReactNode {
  const t = useTranslations('checkout.line')
  const coinText = useCoinText()
  const mode = useMode()
  const { coin, received, coin_amount, holds, flags, payments, position_id, plan_id } = deposit
  const plan = useQuery(plansQuery).data?.find((known) => known.id === plan_id)
  const isLater = payable === 'atNewPrice'
  switch (kind) {
    case 'waiting':
      return <Line>{t('waitingText', { mode })}</Line>
    case 'short': {
      // Coins of one price say nothing about what was asked at another.
      const isOfOnePrice = holds.length === 1 && !flags.includes('late')
      return (
        <>
          <Line>
            {isOfOnePrice
              ? t('arrived', { received: coinText(received, coin), asked: coinText(coin_amount, coin) })
              : t('arrivedAtOther', { received: coinText(received, coin) })}
          </Line>
          <Line>{t(isLater ? 'restLater' : 'rest')}</Line>
        </>
      )
    }
    case 'seen':
    case 'confirming':
      return <Line>{t('haveAll', { amount: coinText(received, coin) })}</Line>
    case 'late':
    case 'inReview':
      return <Line>{t(`${kind}Text`)}</Line>
    case 'refused':
      return (
        <>
          {payments.flatMap(({ transaction, refusal }) =>
            refusal === null ? [] : [<Line key={transaction}>{t('refusedText', { reason: refusal })}</Line>],
          )}
          <Line>{t('refusedNext')}</Line>
        </>
      )
    case 'dropped':
      return (
        <>
          <Line>{t(flags.includes('reversed') ? 'reversedText' : 'droppedText')}</Line>
          <Line>{t(isLater ? 'againLater' : 'again')}</Line>
        </>
      )
    case 'expired':
      return (
        <>
          <Line>{t('expiredText')}</Line>
          <Line>{t('sent')}</Line>
        </>
      )
    default:
      // What was reversed once came out of its position, and is available since it returned.
      if (position_id === null || flags.includes('reversed')) return <Line>{t('inBalance')}</Line>
      return <Line>{plan ? t('positionOpen', { plan: plan.title }) : t('positionPlain')}</Line>
  }
}

/** What else is true, and changes what is paid or credited. */
function Notes({ kind, deposit: { flags } }: LineProps): ReactNode {
  const t = useTranslations('checkout.line')
  const isSaid = { dropped: kind === 'dropped', late: kind === 'late' || kind === 'short' }
  return (
    <>
      {flags.includes('overpaid') && <Line>{t('overpaid')}</Line>}
      {flags.includes('late') && !isSaid.late && <Line>{t('lateText')}</Line>}
      {flags.includes('replaced') && !isSaid.dropped && <Line>{t('replaced')}</Line>}
      {flags.includes('reversed') && !isSaid.dropped && <Line>{t('reversed')}</Line>}
      {flags.includes('review') && <Line>{t('review')}</Line>}
    </>
  )
}
