import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type FigureProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly figure: ReactNode
  /** Its formula and what it is made of; drawn when it is opened. */
  readonly children: ReactNode
}

/** A line with a figure, which opens to where it comes from. */
export function Figure({ label, hint, figure, children }: FigureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group border-b border-line last:border-0"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-chip py-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_fit-content(60%)] items-baseline gap-x-4 huge-text:grid-cols-1">
          <span className="min-w-0">
            <span className="font-semibold">{label}</span>
            {hint !== undefined && <span className="block text-small text-muted">{hint}</span>}
          </span>
          <span className="text-end font-semibold huge-text:text-start">{figure}</span>
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 pb-4">{isOpen && children}</div>
    </details>
  )
}
