import type { Explanation } from '@evenmoor/contract/explanations'
import { CircleCheck, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format-money.ts'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { checkFigure, type Outcome } from './check-figure.ts'
import { CheckpointLink } from './CheckpointLink.tsx'
import { readProofs } from './explanation-query.ts'

type CheckHereProps = { explanation: Explanation; asOf: string }

type State =
  | { readonly step: 'idle' | 'running'; readonly checked: number }
  | { readonly step: 'done'; readonly outcome: Outcome }
  | { readonly step: 'failed'; readonly error: unknown }

const idle: State = { step: 'idle', checked: 0 }

/** Recomputes the sum and the hashes on this device; the foot of the panel. */
export function CheckHere({ explanation, asOf }: CheckHereProps) {
  const t = useTranslations('explain.check')
  const locale = useLocale()
  const [state, setState] = useState<State>(idle)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const count = formatNumber(String(explanation.count), locale)
  const check = async () => {
    const control = new AbortController()
    running.current = control
    setState({ step: 'running', checked: 0 })
    try {
      const outcome = await checkFigure({
        explanation,
        read: (cursor) => readProofs(explanation.of, asOf, cursor, control.signal),
        onProgress: (checked) => setState({ step: 'running', checked }),
        signal: control.signal,
      })
      setState({ step: 'done', outcome })
    } catch (error) {
      setState(control.signal.aborted ? idle : { step: 'failed', error })
    }
  }
  const isRunning = state.step === 'running'
  return (
    <div className="flex flex-col gap-3 border-t border-line bg-sunken px-5 py-4 md:px-6">
      {state.step === 'done' && <Told outcome={state.outcome} />}
      {state.step === 'failed' && <Failed error={state.error} />}
      {isRunning && (
        <div className="flex flex-col gap-2">
          <output className="text-small">
            {t('running', { done: formatNumber(String(state.checked), locale), count })}
          </output>
          <progress
            aria-label={t('progress')}
            max={explanation.count}
            value={state.checked}
            className="h-1.5 w-full accent-primary"
          />
        </div>
      )}
      {!isSecureContext ? (
        <p className="text-small text-muted">{t('insecure')}</p>
      ) : isRunning ? (
        <Button wide onClick={() => running.current?.abort()}>
          {t('cancel')}
        </Button>
      ) : (
        <Button
          wide
          look={state.step === 'idle' ? 'primary' : 'secondary'}
          icon={state.step === 'idle' && <ShieldCheck aria-hidden size={20} />}
          onClick={() => void check()}
        >
          {t(state.step === 'idle' ? 'start' : 'again')}
        </Button>
      )}
    </div>
  )
}

function Told({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('explain.check')
  const locale = useLocale()
  const usd = useUsdText()
  if (outcome.kind === 'posting') {
    return (
      <Banner tone="loss" title={t('mismatch', { number: formatNumber(outcome.transferId, locale) })}>
        {t('mismatchText')}
      </Banner>
    )
  }
  if (outcome.kind === 'sum') {
    return (
      <Banner tone="loss" title={t('sum', { amount: usd(outcome.difference, { signed: true }) })}>
        {t('mismatchText')}
      </Banner>
    )
  }
  return <Matches {...outcome} />
}

/** Without a box: on a phone the postings keep the room. */
function Matches({ count, shared, unsealed, checkpoint }: Extract<Outcome, { kind: 'matches' }>) {
  const t = useTranslations('explain')
  return (
    <output className="flex items-start gap-3">
      <CircleCheck aria-hidden size={26} className="shrink-0 text-gain" />
      <span className="block min-w-0">
        <span className="block font-semibold">{t('check.matches')}</span>
        <span className="block text-small text-muted">
          {t('check.matchesText', { count })}
          {shared > 0 && ` ${t('check.shared', { count: shared })}`}
          {unsealed > 0 && ` ${t('check.unsealed', { count: unsealed })}`}
        </span>
        {checkpoint !== null && (
          <span className="block text-small text-muted">
            {t('checkpoint')} · <CheckpointLink checkpoint={checkpoint} />
          </span>
        )}
      </span>
    </output>
  )
}

function Failed({ error }: { error: unknown }) {
  const t = useTranslations('explain.check')
  const textOf = useProblemText()
  return (
    <Banner tone="risk" title={t('failed')}>
      {textOf(problemOf(error))}
    </Banner>
  )
}
