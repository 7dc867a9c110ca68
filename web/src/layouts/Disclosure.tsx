import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#ui/cx.ts'

/** Where the panel of a menu opens. */
export type MenuPlace = {
  /** Upwards, at the foot of a page. */
  up?: boolean
  /** Towards the page, at its starting side. */
  side?: boolean
}
type DisclosureProps = MenuPlace & {
  /** Words for the button, read out and shown when pointed at. */
  label: string
  button: ReactNode
  children: ReactNode
}

/** A button that shows a small panel: the browser's own `<details>`, closed by Esc, a press outside, or leaving it. */
export function Disclosure({ label, button, up = false, side = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current
      if (!element?.open || (event.target instanceof Node && element.contains(event.target))) return
      element.open = false
    }
    const escape = (event: KeyboardEvent) => {
      const element = details.current
      if (event.key !== 'Escape' || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
      document.removeEventListener('keydown', escape)
    }
  }, [])
  return (
    <details ref={details} className="relative">
      <summary
        title={label}
        className="flex min-h-[44px] min-w-[44px] list-none items-center justify-center gap-1 rounded-control px-[8px] font-medium hover:bg-hover [&::-webkit-details-marker]:hidden"
      >
        <span className="sr-only">{label}</span>
        {button}
      </summary>
      <div
        className={cx(
          'absolute z-20 min-w-56 rounded-media border border-line bg-surface p-2 shadow-menu',
          side ? 'start-0' : 'end-0',
          up ? 'bottom-full mb-2' : 'top-full mt-2',
        )}
      >
        {children}
      </div>
    </details>
  )
}
