import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageLink } from '#routing/PageLink.tsx'

/** The frame of every page below /profile: the navigation between them. */
export default function ProfileLayout() {
  return (
    <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[13rem_minmax(0,1fr)] xl:items-start xl:gap-10">
      <ProfileNav />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}

const items = [
  { page: 'profile', word: 'me' },
  { page: 'editProfile', word: 'edit' },
  { page: 'security', word: 'security' },
  { page: 'sessions', word: 'sessions' },
  { page: 'notifications', word: 'notifications' },
  { page: 'ownData', word: 'data' },
] as const

function ProfileNav() {
  const t = useTranslations('profile.nav')
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    // On a narrow screen one row that can be pulled along, out to both edges of the window.
    <nav
      aria-label={t('label')}
      className="-mx-4 overflow-x-auto border-b border-line px-4 md:-mx-6 md:px-6 huge-text:overflow-visible xl:sticky xl:top-6 xl:mx-0 xl:overflow-visible xl:border-0 xl:px-0"
    >
      <ul
        ref={list}
        className="flex w-max gap-1 pb-3 huge-text:w-auto huge-text:flex-wrap xl:w-auto xl:flex-col xl:pb-0"
      >
        {items.map(({ page, word }) => (
          <li key={page}>
            <PageLink
              page={page}
              end
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control xl:flex xl:justify-start px-4 text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text"
            >
              {t(word)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
