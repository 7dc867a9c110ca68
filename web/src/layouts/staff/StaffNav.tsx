import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '#screens/staff/shared/staff-profile.ts'
import { PageLink } from '../PageLink.tsx'
import { staffPages } from './staff-pages.ts'

const linkLook =
  'flex min-h-11 items-center rounded-control px-3 text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text'

/** The places of the console that the member of staff may see: on a narrow screen one row, with the present place in view. */
export function StaffNav() {
  const t = useTranslations('staff.shell')
  const may = useMay()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const shown = staffPages.filter(({ permission }) => may(permission))
  const { length: count } = shown
  useEffect(() => {
    // Before it is known what the role may see there are no links.
    if (count > 0) showWhereOneIs(list.current, pathname)
  }, [pathname, count])
  return (
    <nav aria-label={t('nav')}>
      <ul
        ref={list}
        className="-mx-4 flex overflow-x-auto px-4 py-1 whitespace-nowrap md:mx-0 md:flex-wrap md:px-0"
      >
        {shown.map((place) => (
          <li key={place.page} className="text-nowrap empty:hidden">
            <PageLink page={place.page} also={'also' in place ? place.also : undefined} className={linkLook}>
              {t(`pages.${place.page}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Moves the row alone, so that the page one is on stands in its middle; the page stays where it is. */
function showWhereOneIs(list: HTMLUListElement | null, pathname: string): void {
  const here = [...(list?.querySelectorAll('a') ?? [])].findLast((link) => pathname.startsWith(link.pathname))
  if (!list || !here) return
  const [row, place] = [list.getBoundingClientRect(), here.getBoundingClientRect()]
  list.scrollBy({ left: place.left + place.width / 2 - row.left - row.width / 2, behavior: 'instant' })
}
