import type { ReactNode } from 'react'

/**
 * The buttons of a checkout or review: at the foot of a narrow window, in place elsewhere. It stands directly in the
 * page, not in a card. The screen's `handle` says `hidesBottomNav`.
 */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-fixed="foot"
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow md:static md:mx-0 md:border-0 md:bg-transparent md:p-0 md:*:grow-0"
    >
      {children}
    </div>
  )
}
