import {
  loginPasskeyOptions,
  logInWithSecondFactor,
  type SecondFactorNeeded,
  type Tokens,
} from '@evenmoor/contract/sessions'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { problemOf, type Problem } from '#refusals/problem.ts'
import { SecondFactorForm } from '#features/step-up/SecondFactorForm.tsx'
import { Button } from '#ui/Button.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { profileIssueOf } from './profile-issue.ts'

type SecondFactorStepProps = {
  needed: SecondFactorNeeded['second_factor']
  /** A locked or suspended account is taken as it is. */
  acceptsLimited: boolean
  onDone: (tokens: Tokens) => void
  onBack: () => void
  /** This login is over: expired, closed after five wrong codes, or the account may not be used. */
  onOver: (problem: Problem) => void
}

/** The second step of logging in: the password was right, now a code, a passkey or a recovery code. */
export function SecondFactorStep({ needed, acceptsLimited, onDone, onBack, onOver }: SecondFactorStepProps) {
  const t = useTranslations('stepUp.secondStep')
  const { ticket, methods } = needed
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    box.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  /** A wrong code is shown at the field; what ends this login leads back to the first step. */
  const unlessOver = async <Answer,>(work: Promise<Answer>): Promise<Answer | null> => {
    try {
      return await work
    } catch (reason) {
      const problem = problemOf(reason)
      if (problem.code !== 'login_over' && profileIssueOf(problem) === undefined) throw reason
      onOver(problem)
      return null
    }
  }
  return (
    <div ref={box} className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <SecondFactorForm
        methods={methods}
        send={async (proof) => {
          const body = { ticket, ...proof, ...(acceptsLimited && { accepts_limited: true as const }) }
          const tokens = await unlessOver(call(logInWithSecondFactor, { body }))
          if (tokens) onDone(tokens)
        }}
        passkeyOptions={async () => {
          const answer = await unlessOver(call(loginPasskeyOptions, { body: { ticket } }))
          // Unmounted by then: nobody waits for it.
          return answer ? answer.options : new Promise(() => {})
        }}
      />
      <div>
        <Button look="quiet" size="compact" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}
