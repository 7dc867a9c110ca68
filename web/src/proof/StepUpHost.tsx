import { lazy, Suspense, useEffect, useState } from 'react'
import { onProofNeeded, type ProofNeed, type ProofOutcome } from '#api/proof.ts'
import { Words } from '#layouts/Words.tsx'
import type { Method } from './SecondFactorForm.tsx'

// The code comes with the first question.
const StepUpDialog = lazy(async () => ({ default: (await import('./StepUpDialog.tsx')).StepUpDialog }))

type Question = {
  readonly methods: readonly Method[]
  readonly email: string
  readonly isOpen: boolean
  readonly settle: (outcome: ProofOutcome) => void
}

/** Where a signed-in area asks for proof of the person, whichever call needed it. */
export function StepUpHost() {
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    let settleOpen: Question['settle'] = () => {}
    const ask = async (need: ProofNeed): Promise<ProofOutcome> => {
      // As the dialog, the calls come with the first question.
      const { ownMeans } = await import('./own-means.ts')
      const { methods, email } = await ownMeans()
      if (need === 'second_factor_required' && methods.length === 0) return 'impossible'
      return new Promise((resolve) => {
        settleOpen = resolve
        setQuestion({ methods, email, isOpen: true, settle: resolve })
      })
    }
    const stop = onProofNeeded(ask)
    return () => {
      stop()
      // The area is left, by logging out for example: what waits for an answer gets one.
      settleOpen('declined')
    }
  }, [])
  if (question === null) return null
  const settle = (outcome: ProofOutcome) => {
    // It stays in the page: closing it gives the focus back.
    setQuestion({ ...question, isOpen: false })
    question.settle(outcome)
  }
  return (
    <Suspense fallback={null}>
      <Words area="security">
        <StepUpDialog
          open={question.isOpen}
          methods={question.methods}
          email={question.email}
          onProven={() => settle('proven')}
          onDecline={() => settle('declined')}
        />
      </Words>
    </Suspense>
  )
}
