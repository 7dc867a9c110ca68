import { locales, defaultLocale, type Locale } from '@evenmoor/contract/locales'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { pagesOf } from './routing/screens.ts'

/** The public pages of a language; each language has its own addresses, so that an unknown one is an unknown page. */
function publicArea(locale: Locale): RouteConfigEntry {
  const named = (name: string) => ({ id: `${locale}/${name}` })
  const pages = pagesOf('public').map(({ name, path, screen }) =>
    path === '/'
      ? index(`screens/${screen}`, named(name))
      : route(path.slice(1), `screens/${screen}`, named(name)),
  )
  const children = [...pages, route('*', 'screens/public/not-found/NotFoundScreen.tsx', named('notFound'))]
  return locale === defaultLocale
    ? layout('layouts/public.route.tsx', named('layout'), children)
    : route(locale, 'layouts/public.route.tsx', named('layout'), children)
}

function signedInArea(area: 'investor' | 'staff'): RouteConfigEntry[] {
  const pages = pagesOf(area)
  const inside = (outer: { name: string; path: string }) =>
    pages
      .filter(({ within }) => within === outer.name)
      .map(({ name: id, path, screen }) =>
        route(path.slice(outer.path.length + 1), `screens/${screen}`, { id }),
      )
  const outermost = pages
    .filter(({ within }) => within === undefined)
    .map((page) => ({
      isProfile: page.path.startsWith('/profile/'),
      entry: route(page.path.slice(1), `screens/${page.screen}`, { id: page.name }, inside(page)),
    }))
  const entriesOf = (isProfile: boolean) =>
    outermost.filter((page) => page.isProfile === isProfile).map(({ entry }) => entry)
  const entries = [...entriesOf(false), ...framed(entriesOf(true))]
  return entries.length === 0 ? [] : [layout(`layouts/${area}.route.tsx`, entries)]
}

/** The pages of the profile stand in a frame of their own. */
const framed = (profile: RouteConfigEntry[]): RouteConfigEntry[] =>
  profile.length === 0 ? [] : [layout('layouts/profile.route.tsx', profile)]

export default [
  ...locales.map(publicArea),
  ...signedInArea('investor'),
  ...signedInArea('staff'),
] satisfies RouteConfig
