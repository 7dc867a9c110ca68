import { type ReactNode, useId } from 'react'

/** A part of the panel with a heading of its own. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
