import type { ReactNode } from 'react'

/**
 * The act of a checkout or review beside the way out, equally large: at the foot of a narrow window in place of the bottom
 * navigation, in place elsewhere. It stands last in its column, not in a card.
 */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <div data-fixed="actions" className="foot-actions">
      {children}
    </div>
  )
}
