import { Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { loadMessages } from '#i18n/catalogues.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'
import { PageLink } from './PageLink.tsx'
import { Words } from './Words.tsx'

/** Brings the words of the profile, and those of proving who one is: most of it asks for that. */
export async function clientLoader() {
  await Promise.all([loadMessages('profile', shownLocale()), loadMessages('security', shownLocale())])
  return null
}

/** What every page below /profile stands in: the navigation between them. */
export default function ProfileLayout() {
  return (
    <Words area="security">
      <Words area="profile">
        <div className="flex flex-col gap-6">
          <ProfileNav />
          <Outlet />
        </div>
      </Words>
    </Words>
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
  return (
    <nav aria-label={t('label')}>
      <ul className="flex flex-wrap gap-2 border-b border-line pb-3">
        {items.map(({ page, word }) => (
          <li key={page}>
            <PageLink
              page={page}
              end
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-4 text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text"
            >
              {t(word)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
