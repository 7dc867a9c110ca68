import { lazy, Suspense, useEffect, useState } from 'react'
import { CallFailed, noAnswer } from '#api/problem.ts'
import { onProofNeeded, type ProofNeed, type ProofOutcome } from '#api/proof.ts'
import { loadMessages } from '#i18n/catalogues.ts'
import { shownLocale } from '#i18n/preferred-locale.ts'
import { Words } from '#layouts/Words.tsx'
import { fetchFiles } from './fetch-files.ts'
import type { Method } from './SecondFactorForm.tsx'

// The code and the words come with the first question, before anything of it is drawn: what asked for it says when they
// cannot be loaded, keeps what was typed, and may ask again.
const load = () => import('./step-up.ts')
const StepUpDialog = lazy(async () => ({ default: (await load()).StepUpDialog }))

async function loadQuestion() {
  const locale = shownLocale()
  try {
    await fetchFiles(locale)
    const [part] = await Promise.all([load(), loadMessages('proof', locale)])
    return part
  } catch {
    throw new CallFailed(noAnswer(false))
  }
}

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
      const { ownMeans } = await loadQuestion()
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
      <Words namespaces={['proof']}>
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
