import type { PasskeyAssertion } from '@evenmoor/contract/factors'
import type { Tokens } from '@evenmoor/contract/sessions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { askForPasskey, hasPasskeys, PasskeyFailed } from '#api/passkeys.ts'
import { problemOf } from '#refusals/problem.ts'
import { useHydrated } from '#browser/use-hydrated.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useAccountProblemText } from '../account-forms/account-problem-text.ts'
import { loginCalls } from './lazy-login-calls.ts'
import { PasskeySuggestion } from './PasskeySuggestion.tsx'
import { profileIssueOf } from './profile-issue.ts'
import type { LoginRefusal } from './login-refusal.ts'

type PasskeyLoginProps = {
  onDone: (tokens: Tokens) => void
  /** The passkey was right, and the profile may not be used. */
  onRefused: (refusal: LoginRefusal | null) => void
}

/** Logging in by a passkey alone: by the button, or from the suggestions of the address field. Not shown without passkeys. */
export function PasskeyLogin({ onDone, onRefused }: PasskeyLoginProps) {
  const t = useTranslations('logIn')
  const textOf = useAccountProblemText()
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const logIn = async (response: PasskeyAssertion, acceptsLimited: boolean) =>
    onDone(await (await loginCalls()).logInBy(response, acceptsLimited))
  const fail = (reason: unknown) => {
    const problem = problemOf(reason)
    if (profileIssueOf(problem)) return onRefused({ problem, seeAccount: () => press(true) })
    return setFailure(
      reason instanceof PasskeyFailed
        ? t(reason.fault === 'declined' ? 'passkeyDeclined' : 'passkeyFailed')
        : textOf(problem, t('passkeyFailed')),
    )
  }
  const press = async (acceptsLimited: boolean) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    if (!acceptsLimited) onRefused(null)
    try {
      const { optionsForPasskey } = await loginCalls()
      await logIn(await askForPasskey(await optionsForPasskey()), acceptsLimited)
    } catch (reason) {
      fail(reason)
    } finally {
      setBusy(false)
    }
  }
  if (!isHydrated || !hasPasskeys()) return null
  return (
    <div className="flex flex-col gap-4">
      {/* The button's question ends the suggestion; it begins anew when that came to nothing. */}
      {!isBusy && <PasskeySuggestion onChosen={(response) => void logIn(response, false).catch(fail)} />}
      {failure !== null && (
        <Banner tone="loss" takesFocus>
          {failure}
        </Banner>
      )}
      <Button wide busy={isBusy && t('passkeyBusy')} onClick={() => void press(false)}>
        {t('passkey')}
      </Button>
    </div>
  )
}
