import { locales, defaultLocale, type Locale } from '@evenmoor/contract/locales'
import { type PageName, type PublicPageName, routeTable } from './route-table.ts'

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type PathParams<N extends PageName> = { readonly [K in ParamName<(typeof routeTable)[N]['path']>]: string }

/** A page without parameters in its path. */
export type PlainPageName = { [N in PageName]: keyof PathParams<N> extends never ? N : never }[PageName]

export type PathOptions = {
  /** Only public pages have a language in their address. */
  readonly locale?: Locale
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly hash?: string
}
type Given<N extends PageName> = PathOptions &
  (keyof PathParams<N> extends never ? { readonly params?: undefined } : { readonly params: PathParams<N> })
type Arguments<N extends PageName> = keyof PathParams<N> extends never
  ? [given?: Given<N>]
  : [given: Given<N>]

/**
 * The address of a page: every link is made here.
 * `pathTo('login')`, `pathTo('faq', { locale })`, `pathTo('withdrawal', { params: { id } })`.
 */
export function pathTo<N extends PageName>(name: N, ...[given]: Arguments<N>): string {
  const { area, path } = routeTable[name]
  const params: Readonly<Record<string, string>> = given?.params ?? {}
  const filled = path.replace(/:([a-z_]+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))
  const locale = area === 'public' ? (given?.locale ?? defaultLocale) : defaultLocale
  const prefixed = locale === defaultLocale ? filled : `/${locale}${filled === '/' ? '' : filled}`
  const query = new URLSearchParams(
    Object.entries(given?.query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString()
  return `${prefixed}${query && `?${query}`}${given?.hash ? `#${given.hash}` : ''}`
}

/** The address of a signed-in page up to what differs from one thing to the next. */
export const fixedPart = (name: PageName): string => routeTable[name].path.split(':', 1)[0] ?? ''

const firstSegment = (pathname: string) => pathname.split('/')[1] ?? ''
const signedInRoots = new Set(
  Object.values(routeTable).flatMap(({ area, path }) => (area === 'public' ? [] : [firstSegment(path)])),
)

/** Whether an address belongs to the public site, and so carries its own language. */
export const isPublicPath = (pathname: string): boolean => !signedInRoots.has(firstSegment(pathname))

/** The same public address in another language. */
export function pathInLocale(pathname: string, locale: Locale): string {
  const [, first = ''] = pathname.split('/')
  const bare = locales.some((known) => known === first) ? pathname.slice(first.length + 1) : pathname
  const page = bare === '' ? '/' : bare
  return locale === defaultLocale ? page : `/${locale}${page === '/' ? '' : page}`
}

export type { PageName, PublicPageName }
