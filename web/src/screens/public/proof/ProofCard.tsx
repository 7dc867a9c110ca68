import type { ReactNode } from 'react'

type ProofCardProps = { id: string; title: string; aside?: ReactNode; children: ReactNode }

/** A card of the proof page; one place for its heading, where links lead. */
export function ProofCard({ id, title, aside, children }: ProofCardProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-surface p-5 md:p-7"
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id={`${id}-title`} className="text-h2">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
