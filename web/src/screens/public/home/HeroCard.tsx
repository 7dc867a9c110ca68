import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Amount } from '#ui/Amount.tsx'
import { Delta } from '#ui/Delta.tsx'
import { Mark } from '#ui/Logo.tsx'
import { PostingPair } from '#ui/PostingPair.tsx'
import { ProofMark } from '#ui/ProofMark.tsx'
import { ProvenAmount } from '#ui/ProvenAmount.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { exampleAccount, exampleSums } from './example-account.ts'
import { useOpening } from './use-opening.ts'

/** An example account whose balance opens into the entries behind it; open from the start, also without JavaScript. */
export function HeroCard({ isMoving }: { isMoving: boolean }) {
  const t = useTranslations('home.card')
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const card = useRef<HTMLDivElement>(null)
  useOpening(card, isOpen, isMoving)
  const sums = exampleSums()
  return (
    <div ref={card} className="relative flex flex-col items-center" data-testid="hero-card">
      <section
        aria-label={t('title')}
        className="w-full max-w-104 rounded-sheet border border-line bg-surface px-5 pt-5 pb-14 shadow-paper sm:px-6"
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="flex items-center gap-2 font-semibold">
            <Mark />
            {t('title')}
          </p>
          <StatusTag tone="practice" icon={false}>
            {t('tag')}
          </StatusTag>
        </div>
        <p className="mt-4 text-small text-muted">{t('balance')}</p>
        <div className="relative w-fit max-w-full">
          <span
            aria-hidden
            data-opens="thread"
            className={`absolute end-2 top-1/2 h-36 w-0 origin-top border-s-2 border-dotted border-mark-a ${isOpen ? '' : 'invisible'}`}
          />
          <ProvenAmount
            value={sums.balance}
            isLarge
            onOpen={() => setOpen(!isOpen)}
            controls={{ id, isOpen }}
            // With letters further apart it goes on in the next line at last.
            className="bg-surface text-figure [&_data]:wrap-anywhere [&_data]:whitespace-normal"
          />
        </div>
        <p className="relative mt-2 flex w-fit flex-wrap gap-x-2 bg-surface pe-2 text-small">
          <Delta value={exampleAccount.newest.yours} className="font-semibold" />
          <span className="text-muted">{t('yesterday')}</span>
        </p>
      </section>
      <section
        id={id}
        aria-labelledby={`${id}-title`}
        data-opens="slip"
        data-testid="hero-slip"
        className={`relative -mt-8 w-full max-w-114 rounded-card border border-line bg-surface px-4 py-4 shadow-paper sm:px-6 sm:py-5 ${isOpen ? '' : 'invisible'}`}
      >
        <p id={`${id}-title`} className="flex items-center gap-2 font-semibold">
          <ProofMark />
          {t('where')}
        </p>
        <dl className="figures mt-2 text-small">
          <Line label={t('deposits', { count: exampleAccount.deposits.length })} amount={sums.deposits} />
          <Line
            label={t('withdrawals', { count: exampleAccount.withdrawals.length })}
            amount={sums.withdrawals}
          />
          <Line label={t('results', exampleAccount.results)} amount={sums.results} />
          <div className="mt-1 flex justify-between gap-4 border-t-2 border-text pt-2 text-body font-semibold">
            <dt>{t('balance')}</dt>
            <dd>
              <Amount value={sums.balance} />
            </dd>
          </div>
        </dl>
        <div className="mt-3">
          <PostingPair
            yours={{ account: t('yours'), amount: exampleAccount.newest.yours }}
            other={{ account: t('house'), amount: exampleAccount.newest.house }}
          />
        </div>
      </section>
    </div>
  )
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">
        <Amount value={amount} signed />
      </dd>
    </div>
  )
}
