import type { StaffList as ListCall } from '@evenmoor/contract/staff-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useOutlet, useSearchParams } from 'react-router'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import { cx } from '#ui/cx.ts'
import { PageTitle } from '#ui/PageTitle.tsx'
import { nextSort, readAddress, withPart } from '#routing/list-address.ts'
import { DecidedToday } from './DecidedToday.tsx'
import { ListBar } from './ListBar.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListRows } from './ListRows.tsx'
import { ListTabs } from './ListTabs.tsx'
import type { ListContext } from './place-in-list.ts'
import type { StaffListProps } from './list-props.ts'
import { listQuery } from './list-query.ts'

const pollMs = 15_000

/**
 * A list of the console, the one way there is: filters, sort and the open row are in the address, rows come page by
 * page from the server, and a row's detail stands beside it from 1280 px on and is a page of its own below.
 */
export function StaffList<List extends ListCall>(props: StaffListProps<List>) {
  const {
    list,
    title,
    lead,
    tabs,
    filters,
    defaults = {},
    action,
    below,
    hasDecidedToday = false,
    isAppendOnly = false,
  } = props
  const headingId = useId()
  const [search, setSearch] = useSearchParams()
  const names = [...filters.map(({ name }) => name), ...(tabs ? [tabs.name] : [])]
  const address = readAddress(list, search, names, defaults)
  const { isLive } = useConsoleDisplay()
  const query = useInfiniteQuery({
    ...listQuery(list, address.query, { growsAtHead: isAppendOnly && address.sort === list.defaultSort }),
    refetchInterval: ({ state }) => {
      const rows = state.data?.pages.flatMap(({ results }) => results) ?? []
      return isLive && state.status !== 'error' ? (props.pollMs?.(rows) ?? pollMs) : false
    },
  })
  const rows = query.data?.pages.flatMap(({ results }) => results) ?? []
  const context: ListContext = {
    ids: rows.map(({ id }) => id),
    count: query.data?.pages[0]?.count ?? 0,
  }
  const panel = useOutlet(context)
  const change = (name: string, value: string) =>
    setSearch((current) => withPart(current, name, value), { replace: true, preventScrollReset: true })
  const clear = () => setSearch({}, { replace: true, preventScrollReset: true })
  return (
    <div
      data-panel={panel ? '' : undefined}
      className={cx(panel && 'grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_31.25rem]')}
    >
      <section
        aria-labelledby={headingId}
        className={cx('min-w-0 flex-col gap-4', panel ? 'hidden xl:flex' : 'flex')}
      >
        <div id={headingId} className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {panel ? <h2 className="text-h2">{title}</h2> : <PageTitle title={title} />}
          {action}
        </div>
        {lead && <p className="reading text-muted">{lead}</p>}
        {tabs && <ListTabs tabs={tabs} chosen={address.chosen} label={title} />}
        <ListFilters filters={filters} chosen={address.chosen} onChange={change} />
        <ListBar list={list} query={address.query} read={query} />
        <ListRows
          {...props}
          read={query}
          address={address}
          onSort={(column) => change('sort', nextSort(address.sort, column))}
          onClear={clear}
        />
        {hasDecidedToday && !query.isPending && !address.isFiltered && <DecidedToday {...props} />}
      </section>
      {panel}
      {below && !panel && !query.isPending && <div className="mt-8 flex flex-col gap-8">{below}</div>}
    </div>
  )
}
