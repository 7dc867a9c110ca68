import type { ReactNode } from 'react'

type PersonCardProps = {
  name: string
  /** Below the name. */
  detail: ReactNode
  children?: ReactNode
}

/** A person by initials, never by a picture. */
export function PersonCard({ name, detail, children }: PersonCardProps) {
  return (
    <li className="flex flex-col justify-between gap-4 rounded-card border border-line bg-surface p-6">
      {children}
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-primary-soft font-semibold text-primary-text"
        >
          {initialsOf(name)}
        </span>
        <p className="min-w-0">
          <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
          <span className="block text-small text-muted">{detail}</span>
        </p>
      </div>
    </li>
  )
}

/** Of the first word and the last. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const used = words.length > 1 ? [words[0], words.at(-1)] : words
  return used.map(firstLetter).join('')
}

/** What a reader takes for one letter may be several characters. */
const firstLetter = (word = ''): string =>
  new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word).containing(0)?.segment ?? ''
