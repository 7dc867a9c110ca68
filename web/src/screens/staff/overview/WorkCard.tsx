/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table whose `display` changes loses its roles in some browsers: here they are written out. */
import type { StaffWork } from '@evenmoor/contract/staff-work'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShortcuts } from '#queries/staff-profile.ts'
import { Button } from '#ui/Button.tsx'
import { Key } from '#ui/Key.tsx'
import { useRowNavigation } from '../list/use-row-navigation.ts'
import type { WorkEntry } from './work-entries.ts'
import { WorkRow } from './WorkRow.tsx'

type WorkCardProps = { work: StaffWork; entries: readonly WorkEntry[] }

/** As many rows as are shown at first. */
const firstRows = 7

/** What waits over all queues, oldest first. */
export function WorkCard({ work, entries }: WorkCardProps) {
  const t = useTranslations('staff.overview')
  const hasShortcuts = useShortcuts()
  const table = useRef<HTMLTableElement>(null)
  const [isWhole, setWhole] = useState(false)
  useRowNavigation(table, hasShortcuts)
  const shown = isWhole ? entries : entries.slice(0, firstRows)
  const more = entries.length - shown.length
  return (
    <section
      aria-labelledby="overview-work"
      className="@container flex min-w-0 flex-col rounded-card border border-line bg-surface pt-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pb-2 md:px-6">
        <h2 id="overview-work" className="text-h3">
          {t('work')}
        </h2>
        {hasShortcuts && entries.length > 0 && (
          <p className="flex items-center gap-1 text-small text-muted max-md:hidden">
            <Key name="J" /> <Key name="K" /> {t('keys.move')} · <Key name="Enter" /> {t('keys.open')}
          </p>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="px-4 pb-6 text-muted md:px-6">{t('empty')}</p>
      ) : (
        <table ref={table} role="table" className="block w-full @xl:table">
          <caption className="sr-only">{t('work')}</caption>
          <thead role="rowgroup" className="sr-only @xl:not-sr-only @xl:table-header-group">
            <tr role="row">
              {(['since', 'item', 'about', 'assigned'] as const).map((name) => (
                <th
                  key={name}
                  role="columnheader"
                  scope="col"
                  className="px-3 pb-2 text-start text-small font-normal text-muted first:ps-6 last:pe-6 last:text-end"
                >
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block @xl:table-row-group">
            {shown.map((entry) => (
              <WorkRow
                key={entry.kind === 'item' ? `${entry.item.queue} ${entry.item.id}` : entry.name}
                entry={entry}
                work={work}
              />
            ))}
          </tbody>
        </table>
      )}
      {(more > 0 || isWhole) && (
        <div className="border-t border-line px-2 py-1">
          <Button look="quiet" size="compact" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? t('less') : t('more', { count: more })}
          </Button>
        </div>
      )}
    </section>
  )
}
