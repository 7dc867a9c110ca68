import { loadPlanMessages, PlanMessages } from './plan-messages.tsx'
import { TermsForm } from './TermsForm.tsx'

export const clientLoader = loadPlanMessages

/** A plan to add. */
export default function NewPlanScreen() {
  return (
    <PlanMessages>
      <TermsForm plan={null} />
    </PlanMessages>
  )
}
