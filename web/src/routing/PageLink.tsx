import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useLocale } from 'use-intl'
import { fixedPart, type PageName, pathTo, type PlainPageName } from './paths.ts'

type PageLinkProps = {
  page: PlainPageName
  children: ReactNode
  className?: string
  /** History state for the next page, such as `{ scrollTo: 'plans' }`. */
  state?: unknown
  /** Is the page itself only, not what lies below it. */
  end?: boolean
  /** Another page that belongs to it, although its address is not below it. */
  also?: PageName | undefined
  onClick?: () => void
}

/** A link to a page by name, in the language of this one. */
export function PageLink({
  page,
  children,
  className = '',
  state,
  end = false,
  also,
  onClick,
}: PageLinkProps) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const to = pathTo(page, { locale })
  const isHere =
    pathname === to ||
    (!end && pathname.startsWith(`${to}/`)) ||
    (also !== undefined && pathname.startsWith(fixedPart(also)))
  return (
    <Link
      to={to}
      className={className}
      state={state}
      onClick={onClick}
      aria-current={isHere ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
