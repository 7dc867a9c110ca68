import { loadPlanWords, PlanWords } from './plan-words.tsx'
import { TermsForm } from './TermsForm.tsx'

export const clientLoader = loadPlanWords

/** A plan to add. */
export default function NewPlanScreen() {
  return (
    <PlanWords>
      <TermsForm plan={null} />
    </PlanWords>
  )
}
