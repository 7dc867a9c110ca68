import { Check, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { CheckStep, Checked } from '#features/proof/check-bundle.ts'
import { cx } from '#ui/cx.ts'
import { hashEnds } from './hash-ends.ts'

const steps = ['record', 'hash', 'compare'] as const satisfies CheckStep[]

type CheckStepsProps = { done: readonly CheckStep[]; hasFailed: boolean; checked: Checked | null }

/** The three steps of a check; each ticks once the browser has done it. */
export function CheckSteps({ done, hasFailed, checked }: CheckStepsProps) {
  const t = useTranslations('proofCheck')
  return (
    <ol className="flex flex-col gap-4">
      {steps.map((step) => {
        const isDone = done.includes(step)
        const isFailed = hasFailed && !isDone && steps[done.length] === step
        const Icon = isFailed ? X : Check
        return (
          <li key={step} className="flex gap-3" data-state={isDone ? 'done' : isFailed ? 'failed' : 'todo'}>
            <span
              aria-hidden
              className={cx(
                'flex size-7 shrink-0 items-center justify-center rounded-pill',
                isDone && 'bg-gain text-bg',
                isFailed && 'bg-loss text-bg',
                !isDone && !isFailed && 'border border-control',
              )}
            >
              {(isDone || isFailed) && <Icon size={16} strokeWidth={2.25} />}
            </span>
            <span className="min-w-0">
              <b className="block font-semibold">{t(step)}</b>
              <span className="block text-small text-muted">
                {step === 'compare' && checked !== null ? (
                  <>{t('compared', { count: checked.levels, root: hashEnds(checked.root) })}</>
                ) : (
                  t(`${step}Text`)
                )}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
