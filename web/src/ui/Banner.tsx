import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import { softTone, type Tone, toneIcon } from '#ui/tone.ts'

type BannerProps = {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links that follow from it. */
  actions?: ReactNode
  /** Take the focus when it appears: for the outcome of what the person just did. */
  takesFocus?: boolean
}

/** A message about the page as a whole; spoken when it appears. */
export function Banner({ tone, title, children, actions, takesFocus = false }: BannerProps) {
  const box = useRef<HTMLDivElement>(null)
  const Icon = toneIcon[tone]
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={box}
      role={tone === 'loss' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
      className={cx('flex items-start gap-3 rounded-control p-4', softTone[tone])}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1 text-text">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
