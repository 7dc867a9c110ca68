import type { Explanation, FigureName } from '@evenmoor/contract/explanations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { usdMinor, usdText } from '#forms/usd-amount.ts'
import { formatDay } from '#i18n/format-time.ts'
import { refreshMoney } from '#queries/money-queries.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { AmountWithSmallCents } from '#ui/AmountWithSmallCents.tsx'
import { Banner } from '#ui/Banner.tsx'
import { CloseButton } from '#ui/CloseButton.tsx'
import { KeptFrom } from '#ui/KeptFrom.tsx'
import { ProofMark } from '#ui/ProofMark.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { CheckHere } from './CheckHere.tsx'
import { Equation } from './Equation.tsx'
import { explanationQuery } from './explanation-query.ts'
import { PostingList } from './PostingList.tsx'
import { useShownFigure } from './shown-figures.ts'
import { useFigureTitle } from './use-figure-title.ts'

type ExplanationPanelProps = { of: FigureName | null; onClose: () => void }

/**
 * "Where does this number come from?": at the end side of the window, on a phone a sheet from below. The browser's own modal
 * dialog keeps the focus inside and gives it back.
 */
export function ExplanationPanel({ of, onClose }: ExplanationPanelProps) {
  const t = useTranslations('explain')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const last = useRef<FigureName>(null)
  const swipe = useSwipeDown(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (of !== null && !element?.open) {
      element?.showModal()
      title.current?.focus()
    }
    if (of === null && last.current !== null) {
      // The browser closes it itself where Esc comes again without a press between.
      element?.close()
      // After a link, or a way back from another page, nothing that can be pressed had the focus: it goes to the figure.
      if (!document.activeElement?.matches('a, button, input, select, textarea')) focusFigure(last.current)
    }
    last.current = of
  }, [of])
  return (
    // The backdrop belongs to the dialog element; Esc is the keyboard's way to the same end.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => of !== null && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="m-0 ms-auto mt-18 h-[calc(100dvh-4.5rem)] max-h-none w-full max-w-none translate-0 overflow-hidden rounded-t-sheet border-0 bg-surface text-text shadow-dialog transition-[translate,opacity] duration-240 ease-out backdrop:bg-scrim starting:open:translate-y-6 starting:open:opacity-0 md:mt-0 md:h-dvh md:w-130 md:rounded-s-sheet md:rounded-e-none md:starting:open:translate-x-6 md:starting:open:translate-y-0 md:starting:open:rtl:-translate-x-6"
    >
      {of !== null && (
        <div className="flex h-full flex-col">
          <div {...swipe} className="relative border-b border-line px-5 pt-6 pb-4 max-md:touch-none md:px-6">
            <span
              aria-hidden
              className="absolute top-2 left-1/2 h-1 w-9 -translate-x-1/2 rounded-pill bg-control md:hidden"
            />
            <div className="flex items-center gap-3">
              <ProofMark className="size-5" />
              <h2 ref={title} id={titleId} tabIndex={-1} className="grow text-h3 outline-none">
                {t('title')}
              </h2>
              <CloseButton onClose={onClose} className="-me-2.5" />
            </div>
          </div>
          <Explained key={of} of={of} />
        </div>
      )}
    </dialog>
  )
}

function Explained({ of }: { of: FigureName }) {
  const query = useQuery(explanationQuery(of))
  const titleOf = useFigureTitle()
  const shown = useShownFigure(of)
  const { data } = query
  return (
    <>
      {/* A region that scrolls has to be reached by keys. */}
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-3 md:px-6"
      >
        <QueryContent query={query} skeleton={<Skeleton className="h-96" />}>
          {(explanation) => (
            <>
              <p className="text-muted">{titleOf(explanation)}</p>
              <p className="text-figure wrap-anywhere">
                <AmountWithSmallCents
                  value={
                    explanation.kept_balance ?? (isInPart(explanation) ? shown : undefined) ?? explanation.sum
                  }
                />
              </p>
              <Difference explanation={explanation} isFresh={!query.isFetching} />
              {(explanation.terms.length > 0 || !isInPart(explanation)) && (
                <Equation explanation={explanation} title={titleOf(explanation)} />
              )}
              <NotListed explanation={explanation} />
              {explanation.as_of !== null && (
                <PostingList of={of} asOf={explanation.as_of} count={explanation.count} />
              )}
            </>
          )}
        </QueryContent>
      </div>
      {data !== undefined && data.as_of !== null && (
        <CheckHere key={data.as_of} explanation={data} asOf={data.as_of} />
      )}
    </>
  )
}

type DifferenceProps = {
  explanation: Explanation
  isFresh: boolean
}

/**
 * Says by how much the postings miss the figure: what the ledger keeps as the balance, or what the page shows. What only is
 * older is read again first.
 */
function Difference({ explanation, isFresh }: DifferenceProps) {
  const t = useTranslations('explain')
  const usd = useUsdText()
  const queryClient = useQueryClient()
  const shown = useShownFigure(explanation.of)
  const [isReadAgain, setReadAgain] = useState(false)
  const kept = explanation.kept_balance ?? explanation.sum
  const page = shown === undefined ? usdMinor(kept) : usdMinor(shown)
  const isOld = page !== usdMinor(kept)
  useEffect(() => {
    if (isOld && !isReadAgain) void refreshMoney(queryClient).finally(() => setReadAgain(true))
  }, [isOld, isReadAgain, queryClient])
  const missing = usdMinor(explanation.sum) - (isOld ? page : usdMinor(kept))
  const isMissing = missing !== usdMinor('0') && !isInPart(explanation)
  if (!isMissing || !isFresh || (isOld && !isReadAgain)) return null
  return (
    <div className="mt-3">
      <Banner tone="loss" title={t('difference', { amount: usd(usdText(missing), { signed: true }) })}>
        {t('differenceText')}
      </Banner>
    </div>
  )
}

/** Whether the sum may lack what is no longer kept, and isn't told apart in what is brought forward. */
const isInPart = ({ kept_from: keptFrom, terms }: Explanation): boolean =>
  keptFrom !== undefined && !terms.some(({ kind }) => kind === 'brought_forward')

function NotListed({ explanation }: { explanation: Explanation }) {
  const t = useTranslations('explain')
  const locale = useLocale()
  const { kept_from: keptFrom } = explanation
  if (keptFrom === undefined) return null
  if (!isInPart(explanation))
    return (
      <div className="mt-4">
        <KeptFrom day={keptFrom} />
      </div>
    )
  return (
    <p className="reading mt-4 text-small text-muted">
      {t('notInSum', { day: formatDay(keptFrom, locale) })}
    </p>
  )
}

function focusFigure(of: string | null) {
  if (of === null) return
  const figure = document.querySelector<HTMLElement>(`[data-figure="${CSS.escape(of)}"] button`)
  ;(figure ?? document.querySelector<HTMLElement>('main h1'))?.focus()
}

/** How far the head of the sheet has to be pulled. */
const pulledPx = 72

function useSwipeDown(onDown: () => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ pointerType, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : clientY
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (from.current !== null && clientY - from.current > pulledPx) onDown()
      from.current = null
    },
  }
}
