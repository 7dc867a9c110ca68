import type { ExplainedPosting } from '@evenmoor/contract/explanations'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatNumber, unitOf } from '#i18n/format-money.ts'
import { formatDay, formatInstant } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { cx } from '#ui/cx.ts'
import { PostingPair } from '#ui/PostingPair.tsx'
import { type Checkpoint, CheckpointLink } from './CheckpointLink.tsx'
import { groupedHash } from './grouped-hash.ts'
import { usePostingTitle } from './use-posting-title.ts'

type PostingRowProps = {
  posting: ExplainedPosting
  isFirst: boolean
  /** The UTC day of the next checkpoint. */
  nextCheckpointOn: string
}

/** A posting, which opens to both sides of its transfer and its place in the chain. */
export function PostingRow({ posting, isFirst, nextCheckpointOn }: PostingRowProps) {
  const locale = useLocale()
  const t = useTranslations('explain')
  const titleOf = usePostingTitle()
  const [isOpen, setOpen] = useState(isFirst)
  const contentId = useId()
  const { at, day } = posting
  const booked = formatInstant(at, locale, 'second')
  return (
    <li
      className={cx(
        'rounded-[0.875rem] border px-3.5 py-1',
        isOpen ? 'border-primary shadow-[0_0_0_1px_var(--color-primary)]' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2.5 py-2 text-start"
      >
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block font-semibold">{titleOf(posting)}</span>
          <span className="block text-small text-muted">
            {day === null ? booked : t('dayBooked', { day: formatDay(day, locale), at: booked })}
          </span>
        </span>
        <Amount value={posting.posting.amount} signed className="font-semibold" />
        <ChevronDown aria-hidden size={18} className={cx('shrink-0 text-subtle', isOpen && 'rotate-180')} />
      </button>
      <div id={contentId} hidden={!isOpen} className="pb-2">
        {isOpen && <OpenPosting posting={posting} nextCheckpointOn={nextCheckpointOn} />}
      </div>
    </li>
  )
}

function OpenPosting({ posting: explained, nextCheckpointOn }: Omit<PostingRowProps, 'isFirst'>) {
  const { posting, others, transfer_id: id, seal } = explained
  const t = useTranslations('explain')
  const locale = useLocale()
  const nameOf = useAccountName()
  const sides = others.filter(({ asset }) => asset === 'usd')
  const coins = others.filter(({ asset }) => asset !== 'usd')
  return (
    <>
      <PostingPair
        yours={{ account: nameOf(posting), amount: posting.amount }}
        other={sides.map((side) => ({ account: nameOf(side), amount: side.amount }))}
      />
      {coins.length > 0 && (
        <dl className="mt-2 flex flex-col gap-0.5 text-small">
          {coins.map((line) => (
            <div key={`${line.account} ${line.asset}`} className="flex justify-between gap-3">
              <dt className="text-muted">{nameOf(line)}</dt>
              <dd>
                <Amount value={line.amount} unit={unitOf(line.asset)} signed />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-dashed border-line pt-3 text-small">
        <ChainLine name={t('transfer')}>{formatNumber(id, locale)}</ChainLine>
        <ChainLine name={t('hash')} title={seal?.hash}>
          {seal === null ? t('notSealed') : groupedHash(seal.hash)}
        </ChainLine>
        {seal !== null && (
          <ChainLine name={t('follows')} title={seal.before?.hash}>
            {seal.before === null
              ? t('chainStart')
              : `${formatNumber(seal.before.transfer_id, locale)} · ${groupedHash(seal.before.hash)}`}
          </ChainLine>
        )}
        {seal !== null && (
          <>
            <dt className="text-muted">{t('checkpoint')}</dt>
            <dd className="wrap-anywhere">
              <Published checkpoint={seal.checkpoint} nextOn={nextCheckpointOn} />
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

type PublishedProps = {
  checkpoint: Checkpoint
  /** A UTC day. */
  nextOn: string
}

/** The way to the checkpoint that includes this hash, on the page of the proof; or when the next one comes. */
function Published({ checkpoint, nextOn }: PublishedProps) {
  const t = useTranslations('explain')
  const locale = useLocale()
  if (checkpoint === null) return t('nextCheckpoint', { day: formatDay(nextOn, locale) })
  return <CheckpointLink checkpoint={checkpoint} />
}

const ChainLine = ({
  name,
  title,
  children,
}: {
  name: string
  title?: string | undefined
  children: ReactNode
}) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd title={title} className="wrap-anywhere">
      <bdi dir="ltr" className="font-mono text-[0.8125rem]">
        {children}
      </bdi>
    </dd>
  </>
)

/** Whose account, and which. */
function useAccountName() {
  const t = useTranslations('explain.account')
  return ({ account, plan_title: plan }: ExplainedPosting['posting']) =>
    account === 'invested' && plan !== null ? t('position', { plan }) : t(account)
}
