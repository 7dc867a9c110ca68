import { lazy, Suspense, useEffect, useState } from 'react'
import { CallFailed, noAnswerProblem } from '#refusals/problem.ts'
import { onStepUpNeeded, type StepUpNeed, type StepUpOutcome } from '#api/step-up-request.ts'
import { loadMessages } from '#i18n/catalogs.ts'
import { documentLocale } from '#i18n/preferred-locale.ts'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { prefetchDialog } from './prefetch-dialog.ts'
import type { Method } from './SecondFactorForm.tsx'

// The code and the words come with the first question, before anything of it is drawn: what asked for it says when they
// cannot be loaded, keeps what was typed, and may ask again.
const load = () => import('./step-up.ts')
const StepUpDialog = lazy(async () => ({ default: (await load()).StepUpDialog }))

async function loadQuestion() {
  const locale = documentLocale()
  try {
    await prefetchDialog(locale)
    const [part] = await Promise.all([load(), loadMessages('stepUp', locale)])
    return part
  } catch {
    throw new CallFailed(noAnswerProblem(false))
  }
}

type Question = {
  readonly methods: readonly Method[]
  readonly email: string
  readonly isOpen: boolean
  readonly settle: (outcome: StepUpOutcome) => void
}

/** Where a signed-in area asks for proof of the person, whichever call needed it. */
export function StepUpHost() {
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    let settleOpen: Question['settle'] = () => {}
    const ask = async (need: StepUpNeed): Promise<StepUpOutcome> => {
      const { stepUpMethods } = await loadQuestion()
      const { methods, email } = await stepUpMethods()
      if (need === 'second_factor_required' && methods.length === 0) return 'impossible'
      return new Promise((resolve) => {
        settleOpen = resolve
        setQuestion({ methods, email, isOpen: true, settle: resolve })
      })
    }
    const stop = onStepUpNeeded(ask)
    return () => {
      stop()
      // The area is left, by logging out for example: what waits for an answer gets one.
      settleOpen('declined')
    }
  }, [])
  if (question === null) return null
  const settle = (outcome: StepUpOutcome) => {
    // It stays in the page: closing it gives the focus back.
    setQuestion({ ...question, isOpen: false })
    question.settle(outcome)
  }
  return (
    <Suspense fallback={null}>
      <MessagesProvider namespaces={['stepUp']}>
        <StepUpDialog
          open={question.isOpen}
          methods={question.methods}
          email={question.email}
          onProven={() => settle('proven')}
          onDecline={() => settle('declined')}
        />
      </MessagesProvider>
    </Suspense>
  )
}
