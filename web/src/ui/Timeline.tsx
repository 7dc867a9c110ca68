import { Check, Circle, CircleDot, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export type TimelineStep = {
  key: string
  label: ReactNode
  /** When, and by whom. */
  detail?: ReactNode
  state: 'done' | 'current' | 'todo' | 'failed'
}

const icons = { done: Check, current: CircleDot, todo: Circle, failed: X }
const looks = {
  done: 'text-gain',
  current: 'text-primary-text',
  todo: 'text-subtle',
  failed: 'text-loss',
}

/** What has happened and what comes next, oldest first. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const t = useTranslations('parts.progress')
  return (
    <ol className="flex flex-col">
      {steps.map(({ key, label, detail, state }) => {
        const Icon = icons[state]
        return (
          <li
            key={key}
            aria-current={state === 'current' ? 'step' : undefined}
            className="relative flex gap-3 pb-5 last:pb-0 not-last:before:absolute not-last:before:start-[0.6875rem] not-last:before:top-7 not-last:before:bottom-0 not-last:before:w-0.5 not-last:before:bg-line"
          >
            <Icon aria-hidden size={24} className={`shrink-0 ${looks[state]}`} />
            <div className="min-w-0">
              <p className={state === 'todo' ? 'text-muted' : 'font-semibold'}>
                {label}
                {(state === 'done' || state === 'todo') && <span className="sr-only"> ({t(state)})</span>}
              </p>
              {detail && <p className="text-small text-muted">{detail}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
