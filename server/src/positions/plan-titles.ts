import type { Tx } from '#platform/database/pool.ts'
import { planTitles } from '#plans/find-plan.ts'
import { isUuid } from '#wallet/cursor.ts'
import { selectPlanOfPositions } from './position-store.ts'

/** The title of the plan that a reference (`position/ID`, `plan/ID`) is about; null for every other one. */
export type PlanTitleOf = (reference: string) => string | null

/** Reads the titles for these references at once, whatever else is among them. */
export async function readPlanTitles(tx: Tx, references: Iterable<string>): Promise<PlanTitleOf> {
  const positionIds = new Set<string>()
  for (const reference of references) {
    const [noun, id = ''] = reference.split('/')
    if (noun === 'position' && isUuid(id)) positionIds.add(id)
  }
  const plans = await selectPlanOfPositions(tx, [...positionIds])
  const titles = await planTitles(tx)
  return (reference) => {
    const [noun, id = ''] = reference.split('/')
    return titles.get(noun === 'plan' ? id : (plans.get(id) ?? '')) ?? null
  }
}
