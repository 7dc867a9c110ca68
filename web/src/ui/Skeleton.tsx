import { cx } from '#ui/cx.ts'

/** The place of something that is loading: give it the size of what will stand there. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={cx('block animate-pulse rounded-chip bg-hover motion-reduce:animate-none', className)}
    />
  )
}
