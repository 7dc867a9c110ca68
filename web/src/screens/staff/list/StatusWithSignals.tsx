import type { ReactNode } from 'react'

/** The cell of a status, and beside it how many signals the row has for whoever decides; none without `signals`. */
export function StatusWithSignals({ status, signals }: { status: ReactNode; signals: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 md:justify-start">
      {status}
      {signals && <span className="text-small text-risk">{signals}</span>}
    </span>
  )
}
