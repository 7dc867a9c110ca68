import type { ReactNode } from 'react'
import { loadMessages } from '#i18n/catalogues.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'
import { Words } from '#layouts/Words.tsx'

/** The words of the plans, needed before the first render of their pages. */
export async function loadPlanWords(): Promise<null> {
  await loadMessages('staffPlans', shownLocale())
  return null
}

/** Adds the words of the plans to those of the console. */
export function PlanWords({ children }: { children: ReactNode }) {
  return <Words namespaces={['staffPlans']}>{children}</Words>
}
