import type { ReactNode } from 'react'

/** What will be here, and the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center justify-center gap-3 rounded-card border border-dashed border-control px-6 py-10 text-center">
      <p className="text-h3 text-balance">{title}</p>
      {children && <div className="reading text-balance text-muted">{children}</div>}
      {action}
    </div>
  )
}
