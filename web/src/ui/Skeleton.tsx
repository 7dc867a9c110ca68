import { cx } from '#ui/cx.ts'

type SkeletonProps = {
  className: string
  /** Whether it is loading already, where nothing around this place says so. */
  busy?: boolean
}

/** The placeholder of loading content. Give it the final size. */
export function Skeleton({ className, busy }: SkeletonProps) {
  return (
    <span
      aria-hidden
      aria-busy={busy}
      className={cx('block animate-pulse rounded-chip bg-hover motion-reduce:animate-none', className)}
    />
  )
}
