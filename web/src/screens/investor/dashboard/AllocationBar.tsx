import type { ReactNode } from 'react'

/** Colors of parts, in the order of the rows below the bar: no two that are alike beside each other. */
const looks = [
  'bg-primary',
  'bg-info',
  'bg-practice-solid',
  'bg-risk-solid',
  'bg-mark-b',
  'bg-control',
] as const

type Part = { readonly key: string; readonly value: string }

/** How all of the money is divided, in the order of the rows. The rows say the same in figures. */
export function AllocationBar({ parts }: { parts: readonly Part[] }) {
  const shown = parts.filter(({ value }) => Number(value) > 0)
  if (shown.length === 0) return null
  return (
    // Gaps and the least widths take a part of the bar at most: however many there are, it stays as wide as its card.
    <div aria-hidden style={{ gap: `min(3px, ${20 / shown.length}%)` }} className="flex h-3.5">
      {shown.map(({ key, value }) => (
        <span
          key={key}
          style={{ flexGrow: Number(value), minWidth: `min(6px, ${60 / shown.length}%)` }}
          className={`basis-0 rounded-[0.25rem] forced-colors:bg-[CanvasText] ${lookOf(parts, key)}`}
        />
      ))}
    </div>
  )
}

/** The color of a part, beside its name. */
export const Swatch = ({ parts, of }: { parts: readonly Part[]; of: string }): ReactNode => (
  <span aria-hidden className={`me-2 inline-block size-3 rounded-[0.25rem] ${lookOf(parts, of)}`} />
)

const lookOf = (parts: readonly Part[], key: string): string =>
  looks[parts.findIndex((part) => part.key === key) % looks.length] ?? 'bg-control'
