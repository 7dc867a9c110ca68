import type { ReactNode } from 'react'

export type FeeLine = { label: string; value: ReactNode }

/**
 * The sum before a commitment: lines that add up exactly to `total`; without one they stand for themselves. In an `output`,
 * so that changes are spoken.
 */
export function FeeLines({
  lines,
  total,
  live = true,
}: {
  lines: readonly FeeLine[]
  total?: FeeLine
  live?: boolean
}) {
  const Box = live ? 'output' : 'div'
  return (
    <Box className="figures block">
      <dl className="flex flex-col gap-2">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 huge-text:flex-wrap">
            <dt className="text-muted">{label}</dt>
            <dd className="ms-auto text-end">{value}</dd>
          </div>
        ))}
        {total && (
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-h3 huge-text:flex-wrap">
            <dt>{total.label}</dt>
            <dd className="ms-auto text-end">{total.value}</dd>
          </div>
        )}
      </dl>
    </Box>
  )
}
