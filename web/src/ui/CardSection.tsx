import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

type CardSectionProps = {
  id: string
  title: string
  lead?: string
  /** Between the lead and the cards. */
  between?: ReactNode
  /** `SmallCard`s, each a list item. */
  children: ReactNode
  /** In one row from 1280 on. */
  columns?: 3 | 4
}

/** A section of a public page: a heading and a row of small cards. */
export function CardSection({ id, title, lead, between, children, columns = 4 }: CardSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="page pt-16">
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      {lead && <p className="mt-2 reading text-muted">{lead}</p>}
      {between}
      <ul
        className={cx(
          'mt-6 grid grid-cols-1 gap-4 md:gap-5',
          columns === 4 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3',
        )}
      >
        {children}
      </ul>
    </section>
  )
}

type SmallCardProps = { icon: LucideIcon; title: string; text: string; level?: 3 | 4; children?: ReactNode }

/** One fact with its sign. */
export function SmallCard({ icon: Icon, title, text, level = 3, children }: SmallCardProps) {
  const Heading = `h${level}` as const
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6">
      <Icon aria-hidden size={24} className="text-primary-text" />
      <Heading className="mt-3 text-h3">{title}</Heading>
      <p className="mt-1 text-muted">{text}</p>
      {children}
    </li>
  )
}
