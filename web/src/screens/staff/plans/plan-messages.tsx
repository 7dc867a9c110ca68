import type { ReactNode } from 'react'
import { loadMessages } from '#i18n/catalogs.ts'
import { documentLocale } from '#i18n/preferred-locale.ts'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'

/** The words of the plans, needed before the first render of their pages. */
export async function loadPlanMessages(): Promise<null> {
  await loadMessages('staffPlans', documentLocale())
  return null
}

/** Adds the words of the plans to those of the console. */
export function PlanMessages({ children }: { children: ReactNode }) {
  return <MessagesProvider namespaces={['staffPlans']}>{children}</MessagesProvider>
}
