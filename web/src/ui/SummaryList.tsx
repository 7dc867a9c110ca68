import type { ReactNode } from 'react'

export type SummaryRow = {
  label: string
  value: ReactNode
  /** A Change link that names what it changes. */
  action?: ReactNode
}

/** What is left out where it does not apply: `is && { label, value }`. */
type OptionalRow = SummaryRow | false | null | undefined | ''

/** Facts with their names, such as "Plan: Basic", each with an optional Change link. */
export function SummaryList({ rows }: { rows: readonly OptionalRow[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows
        .filter((row) => !!row)
        .map(({ label, value, action }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-3 first:pt-0 last:pb-0"
          >
            <dt className="w-full wrap-anywhere text-muted sm:w-36 xl:w-44">{label}</dt>
            {/* Beside a long link the value would be squeezed: below 10rem the link goes to a line of its own, and so it does
            beside an amount, which is never parted, that needs more. */}
            <dd className="min-w-0 grow basis-40 break-words has-data-figure:min-w-min">{value}</dd>
            {action && (
              <dd className="ms-auto *:inline-flex *:min-h-11 *:min-w-11 *:items-center *:justify-end">
                {action}
              </dd>
            )}
          </div>
        ))}
    </dl>
  )
}
