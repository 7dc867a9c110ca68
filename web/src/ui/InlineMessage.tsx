import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { type Tone, toneIcon } from '#ui/tone.ts'

const words: Readonly<Record<Tone, string>> = {
  info: 'text-info',
  gain: 'text-gain',
  loss: 'text-loss',
  risk: 'text-risk',
  practice: 'text-practice',
  neutral: 'text-muted',
}

/** One line beside what it is about. `live` speaks it when it appears. */
export function InlineMessage({
  tone,
  live = false,
  children,
}: {
  tone: Tone
  live?: boolean
  children: ReactNode
}) {
  const Icon = toneIcon[tone]
  return (
    <p role={live ? 'status' : undefined} className={cx('flex items-start gap-1.5 text-small', words[tone])}>
      <Icon aria-hidden size={18} className="mt-px shrink-0" />
      <span>{children}</span>
    </p>
  )
}
