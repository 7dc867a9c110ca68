/** A disc split in two equal halves. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" width={size} height={size} className="shrink-0">
      <path d="M4 16a12 12 0 0 1 24 0z" className="fill-primary" />
      <path d="M4 16a12 12 0 0 0 24 0z" className="fill-practice-solid" />
    </svg>
  )
}

/** The mark and the name. */
export function Logo({ name = 'Evenmoor' }: { name?: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-lead font-bold text-text" dir="ltr" translate="no">
      <Mark />
      {name}
    </span>
  )
}
