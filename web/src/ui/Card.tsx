import { type ReactNode, useId } from 'react'
import { buttonsFitText } from '#ui/card-look.ts'
import { cx } from '#ui/cx.ts'

type CardProps = {
  /** The heading; makes the card a named section. */
  title?: ReactNode
  /** Beside the heading: a tag, a link. */
  aside?: ReactNode
  /** h2 unless the card stands below another h2. */
  level?: 2 | 3
  children: ReactNode
  className?: string
}

/** A box on the page: a line around, the same padding on all sides. */
export function Card({ title, aside, level = 2, children, className }: CardProps) {
  const id = useId()
  const Heading = `h${level}` as const
  const Box = title ? 'section' : 'div'
  return (
    <Box
      aria-labelledby={title ? id : undefined}
      className={cx(
        'flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-6',
        buttonsFitText,
        className,
      )}
    >
      {title && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading id={id} className="text-h3">
            {title}
          </Heading>
          {aside}
        </div>
      )}
      {children}
    </Box>
  )
}
