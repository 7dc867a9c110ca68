import { type ForwardSpan, forwardSpans, type TimeMachine } from '@evenmoor/contract/time-machine'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { usePreloadOnInput } from '#ui/use-preload-on-input.ts'
import { lazyPart } from '#queries/lazy-part.tsx'
import type { TimeMachineWords } from './time-machine-words.ts'

const ForwardDialog = lazyPart(
  withMessages(['stepUp'], async () => (await import('./ForwardDialog.tsx')).ForwardDialog),
)

type TimeMachineCardProps = {
  machine: TimeMachine
  /** Of `dashboard.timeMachine` or `staff.results.timeMachine`: each page loads its own. */
  words: TimeMachineWords
  /** Asks for a run, under one key for one intent. */
  onForward: (span: ForwardSpan, expectedDay: string, idempotencyKey: string) => Promise<void>
}

/** Buttons that book days of practice money ahead, how far they are booked, and a run while it lasts. */
export function TimeMachineCard({ machine, words: t, onForward }: TimeMachineCardProps) {
  const locale = useLocale()
  const [asked, setAsked] = useState<ForwardSpan | null>(null)
  const { run, spans, day } = machine
  usePreloadOnInput(ForwardDialog)
  useDoneNote(machine, t('done', { day: formatDay(day, locale) }))
  const progress =
    run && t('progress', { done: daysIn(run.from, run.booked_to), count: daysIn(run.from, run.to) })
  return (
    <Card title={t('title')} aside={<StatusTag tone="practice">{t('tag')}</StatusTag>}>
      <p className="text-muted">{t('text')}</p>
      <div className="flex flex-wrap gap-2">
        {forwardSpans.map((span) => (
          <div key={span} className="grow">
            <Button
              size="tight"
              wide
              // The labels are short, so that three fit in a row; a screen reader says what the press does.
              aria-label={t('skip', { span })}
              disabledReason={spans[span] === null ? t('tooFar') : null}
              busy={run !== null && t(span)}
              onClick={() => setAsked(span)}
            >
              {t(span)}
            </Button>
          </div>
        ))}
      </div>
      <State>{progress ?? (machine.is_ahead ? t('reached', { day: formatDay(day, locale) }) : null)}</State>
      {asked !== null && spans[asked] !== null && (
        <Suspense>
          <ForwardDialog
            span={asked}
            to={spans[asked]}
            words={t}
            onClose={() => setAsked(null)}
            onConfirm={(key) => onForward(asked, day, key)}
          />
        </Suspense>
      )}
    </Card>
  )
}

const dayMs = 86_400_000

/** How many UTC days there are from one to another, both included. */
const daysIn = (from: string, to: string): string =>
  String(Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1))

/** A line of its own, so that it takes no room while there is nothing to say. */
const State = ({ children }: { children: ReactNode }) =>
  children === null ? null : <p className="text-small">{children}</p>

/** Says once that a run which was seen here is done. */
function useDoneNote({ run }: TimeMachine, text: string): void {
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && run === null) announce(text)
    wasRunning.current = run !== null
  }, [run, text])
}
