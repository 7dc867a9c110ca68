/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table whose `display` changes loses its roles in some browsers: here they are written out. */
import type { StaffWork, WorkItem } from '@evenmoor/contract/staff-work'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatWait } from '#i18n/format-time.ts'
import { useStaffProfile } from '#queries/staff-profile.ts'
import { pathTo } from '#routing/paths.ts'
import { pageOfItem, pageOfQueue } from '#routing/staff-pages.ts'
import { cx } from '#ui/cx.ts'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { isLate, type WorkEntry } from './work-entries.ts'

/** One line of the work: a row of 56 px that is a link as a whole; two columns where there is little room. */
export function WorkRow({ entry, work }: { entry: WorkEntry; work: StaffWork }) {
  const t = useTranslations('staff.overview')
  const tQueues = useTranslations('staff.shell.queues')
  const locale = useLocale()
  const late = isLate(entry.since, work)
  const isItem = entry.kind === 'item'
  const to = isItem
    ? pathTo(pageOfItem[entry.item.queue], { params: { id: entry.item.id } })
    : pathTo(pageOfQueue(entry.name) ?? 'staffAlerts')
  return (
    <tr
      role="row"
      className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line px-4 py-2.5 focus-within:bg-primary-soft hover:bg-hover @xl:table-row @xl:h-14 @xl:px-0"
    >
      <td
        role="cell"
        className={cx(
          'figures order-3 text-small whitespace-nowrap @xl:ps-6 @xl:pe-3',
          late ? 'font-semibold text-risk' : 'text-muted',
        )}
      >
        {formatWait(entry.since, Date.parse(work.at), locale)}
        {late && <span className="sr-only">, {t('late')}</span>}
      </td>
      <th role="rowheader" scope="row" className="order-1 min-w-0 text-start font-normal @xl:px-3 @xl:py-1.5">
        <Link
          to={to}
          data-row={isItem ? entry.item.id : entry.name}
          className="block font-semibold after:absolute after:inset-0"
        >
          {isItem ? t(`items.${entry.item.queue}`) : tQueues(entry.name)}
        </Link>
        {isItem && <ItemLine item={entry.item} />}
      </th>
      <td
        role="cell"
        className="figures order-2 text-end font-semibold whitespace-nowrap @xl:px-3 @xl:text-start"
      >
        {isItem ? <About item={entry.item} /> : t('count', { count: entry.count })}
      </td>
      <td role="cell" className="order-4 text-end text-small text-muted @xl:ps-3 @xl:pe-6">
        {isItem && <Assigned item={entry.item} />}
      </td>
    </tr>
  )
}

/** Whose it is, and what else is worth knowing. */
function ItemLine({ item: { person, note, queue } }: { item: WorkItem }): ReactNode {
  const t = useTranslations('staff.overview')
  const isDocument = queue === 'identity'
  return (
    <span className="block text-small text-muted">
      {person !== null && <EmailAddress address={person.email} />}
      {note !== null && !isDocument && ` · ${t(`notes.${note}`)}`}
    </span>
  )
}

function About({ item: { amount, asset, note, reference } }: { item: WorkItem }): ReactNode {
  const t = useTranslations('staff.overview')
  const locale = useLocale()
  if (amount !== null && asset !== null) return formatMoney(amount, unitOf(asset), locale)
  return reference ?? (note === null ? null : t(`notes.${note}`))
}

function Assigned({ item: { assignee } }: { item: WorkItem }): ReactNode {
  const t = useTranslations('staff.work')
  const ownId = useStaffProfile()?.id
  if (assignee === null) return t('noOne')
  return assignee.id === ownId ? t('you') : <bdi>{assignee.name}</bdi>
}
