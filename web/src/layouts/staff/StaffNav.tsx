import type { StaffQueueName } from '@evenmoor/contract/staff-queues'
import { useQuery } from '@tanstack/react-query'
import { Activity } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import { queuesQuery } from '#queries/staff-queues.ts'
import { useMay } from '#queries/staff-profile.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { QueueCount } from './QueueCount.tsx'
import { staffGroups } from '#routing/staff-pages.ts'

const pollMs = 15_000

const linkLook =
  'flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-hover aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text'

/** The places of the console that the member of staff may see, with what waits in each. */
export function StaffNav() {
  const t = useTranslations('staff.shell')
  const may = useMay()
  const { isLive } = useConsoleDisplay()
  const { data: queues, dataUpdatedAt } = useQuery({ ...queuesQuery, refetchInterval: isLive && pollMs })
  const waiting = (name: StaffQueueName | undefined) =>
    queues?.find((queue) => queue.name === name && queue.count > 0)
  const groups = Object.entries(staffGroups).map(
    ([name, pages]) =>
      [name as keyof typeof staffGroups, pages.filter(({ permission }) => may(permission))] as const,
  )
  return (
    <nav aria-label={t('nav')}>
      <ul className="pb-3">
        <li>
          <PageLink page="staffHome" end className={linkLook}>
            <Activity aria-hidden size={18} className="shrink-0" />
            {t('pages.staffHome')}
          </PageLink>
        </li>
      </ul>
      {groups
        .filter(([, pages]) => pages.length > 0)
        .map(([name, pages]) => (
          <section key={name} aria-labelledby={`staff-${name}`} className="pb-3">
            <h2 id={`staff-${name}`} className="px-3 py-1 text-small text-muted">
              {t(`groups.${name}`)}
            </h2>
            <ul>
              {pages.map((place) => {
                const queue = waiting('queue' in place ? place.queue : undefined)
                return (
                  <li key={place.page}>
                    <PageLink
                      page={place.page}
                      also={'also' in place ? place.also : undefined}
                      className={linkLook}
                    >
                      <place.icon aria-hidden size={18} className="shrink-0" />
                      <span className="min-w-0 wrap-anywhere">{t(`pages.${place.page}`)}</span>
                      {queue && <QueueCount queue={queue} now={dataUpdatedAt} />}
                    </PageLink>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
    </nav>
  )
}
