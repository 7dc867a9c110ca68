import { useQuery } from '@tanstack/react-query'
import type { StaffQueueName } from '@evenmoor/contract/staff-queues'
import { Link, useLocation, useSearchParams } from 'react-router'
import { queuesQuery } from '#queries/staff-queues.ts'
import { withPart } from '#routing/list-address.ts'

export type ListTabsOf = {
  /** The query parameter. */
  name: string
  /** A view whose rows are those of a queue shows how many there are. */
  options: readonly { value: string; label: string; queue?: StaffQueueName }[]
}
type ListTabsProps = { tabs: ListTabsOf; chosen: Readonly<Record<string, string>>; label: string }

/** The views of a list, each a link to the same page. */
export function ListTabs({ tabs: { name, options }, chosen, label }: ListTabsProps) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { data: queues, isPending } = useQuery(queuesQuery)
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="flex flex-wrap gap-x-1">
        {options.map(({ value, label: text, queue }) => {
          const waiting = queues?.find((known) => known.name === queue)
          return (
            <li key={value}>
              <Link
                to={`${pathname}?${withPart(search, name, value)}`}
                replace
                preventScrollReset
                aria-current={chosen[name] === value ? 'true' : undefined}
                className="-mb-px flex min-h-11 min-w-11 items-center justify-center gap-2 border-b-2 border-transparent px-3 text-muted hover:text-text aria-current:border-primary aria-current:font-semibold aria-current:text-text"
              >
                {text}
                {(waiting !== undefined || (queue !== undefined && isPending)) && (
                  // Its place is there before it, so that no view goes to another line when it comes.
                  <span className="figures min-w-8 rounded-pill bg-hover px-2 text-center text-small font-semibold text-text">
                    {waiting?.count ?? '\u00a0'}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
