import { cx } from '#ui/cx.ts'

/**
 * The small disc after an amount that opens into its postings: your half over the other side's, the seam is zero. It
 * has no words of its own; the button around it has (`ProvenAmount`). 12 px beside small text, 18 beside a balance.
 */
export function ProofMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className={cx('size-4 shrink-0', className)}>
      <path d="M1 7.4a7 7 0 0 1 14 0z" className="fill-mark-a" />
      <path d="M1 8.6a7 7 0 0 0 14 0z" className="fill-mark-b" />
    </svg>
  )
}
