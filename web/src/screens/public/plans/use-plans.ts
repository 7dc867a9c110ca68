import type { listPlans, Plan } from '@evenmoor/contract/plans'
import { planCatalog } from '@evenmoor/contract/plans-catalogue'
import { useEffect, useState } from 'react'
import { readPublic } from '#api/read-public.ts'

/** A plan as the home page shows it; where its results come from and what they were is null until the API has said it. */
export type ShownPlan = Pick<Plan, 'id' | 'title' | 'min_deposit' | 'max_deposit' | 'daily_rate'> & {
  record: Plan['record'] | null
  result_source: Plan['result_source'] | null
  upcoming: Plan['upcoming']
}

const built: readonly ShownPlan[] = planCatalog.map((plan) => ({
  ...plan,
  record: null,
  result_source: null,
  upcoming: null,
}))

/** The plans this site was built with, replaced by the API's as soon as they are here. */
export function usePlans(): { plans: readonly ShownPlan[]; isStale: boolean } {
  const [plans, setPlans] = useState(built)
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    readPublic<typeof listPlans>('/api/plans/', leaving.signal)
      .then(setPlans)
      .catch(() => {
        if (!leaving.signal.aborted) setStale(true)
      })
    return () => leaving.abort()
  }, [])
  return { plans, isStale }
}
