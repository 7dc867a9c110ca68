import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { softTone, type Tone, toneIcon } from '#ui/tone.ts'

/** A state in a word, with a color and a sign. */
export function StatusTag({
  tone,
  icon = true,
  children,
}: {
  tone: Tone
  icon?: boolean
  children: ReactNode
}) {
  const Icon = toneIcon[tone]
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-pill px-3 py-1 text-small font-semibold whitespace-nowrap',
        softTone[tone],
      )}
    >
      {icon && <Icon aria-hidden size={16} className="shrink-0" />}
      {children}
    </span>
  )
}
