import type { ReactNode } from 'react'

/** What may be done about an item: at the foot of the panel, and in sight while the rest of it is read. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return (
    <div data-fixed="panel" className="panel-foot">
      {children}
    </div>
  )
}
