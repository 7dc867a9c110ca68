import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { namespacesOfPage } from '#routing/page-namespaces.ts'

/** A signed-in page among its own words. While they load, the page before stays. */
export function PageMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider namespaces={namespacesOfPage(useMatches().at(-1)?.id)}>{children}</MessagesProvider>
  )
}
