import { defaultLocale, isLocale } from '@evenmoor/contract/locales'
import { lazy } from 'react'
import { Outlet, useMatches, useParams } from 'react-router'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { isPublicPage, namespacesOf } from '#routing/route-table.ts'
import { PublicHead } from './PublicHead.tsx'

const NotFoundScreen = lazy(() => import('./not-found/NotFoundScreen.tsx'))

/** A public page among its own words. While they load, the page before stays. */
export default function PublicPage() {
  const { locale } = useParams()
  const name = useMatches().at(-1)?.id.split('/')[1]
  // Any word can stand where a language does.
  const isUnknown = locale !== undefined && (locale === defaultLocale || !isLocale(locale))
  if (isUnknown || !isPublicPage(name))
    return (
      <MessagesProvider namespaces={['notFound']}>
        {isUnknown ? <NotFoundScreen /> : <Outlet />}
      </MessagesProvider>
    )
  return (
    <MessagesProvider namespaces={namespacesOf(name) ?? []}>
      <PublicHead page={name} />
      <Outlet />
    </MessagesProvider>
  )
}
