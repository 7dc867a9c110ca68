/** A disc in two equal halves with a seam between them, as every proof mark; it grows with the text. */
export function Mark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
      <path d="M4 15.2a12 12 0 0 1 24 0z" className="fill-mark-a" />
      <path d="M4 16.8a12 12 0 0 0 24 0z" className="fill-mark-b" />
    </svg>
  )
}

/** The mark and the name. Where there is too little room for both, the name wraps out of sight. */
export function Logo({ name = 'Evenmoor' }: { name?: string }) {
  return (
    <span
      className="inline-flex h-7 flex-wrap items-center gap-x-2 overflow-hidden text-lead font-bold text-text"
      translate="no"
    >
      <Mark />
      <span className="leading-7 whitespace-nowrap">{name}</span>
    </span>
  )
}
