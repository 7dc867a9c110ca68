import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useLocale } from 'use-intl'
import { pageExists, pathTo, type PlainPageName } from '#paths.ts'

type PageLinkProps = {
  page: PlainPageName
  children: ReactNode
  className?: string
  /** What the next page is told, such as `{ scrollTo: 'plans' }`. */
  state?: unknown
  end?: boolean
  onClick?: () => void
}

/** A link to a page by name, in the language of this one; nothing at all while that page is not built. */
export function PageLink({ page, children, className = '', state, end = false, onClick }: PageLinkProps) {
  const locale = useLocale()
  if (!pageExists(page)) return null
  return (
    <NavLink to={pathTo(page, { locale })} className={className} state={state} end={end} onClick={onClick}>
      {children}
    </NavLink>
  )
}
