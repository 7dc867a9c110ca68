import type { PasskeyAssertion } from '@evenmoor/contract/factors'
import type { Tokens } from '@evenmoor/contract/sessions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { askForPasskey, hasPasskeys, PasskeyFailed } from '#api/passkeys.ts'
import { problemOf } from '#api/problem.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useAccountProblemText } from '../account/account-problem-text.ts'
import { loginCalls } from './loading-calls.ts'
import { PasskeySuggestion } from './PasskeySuggestion.tsx'

/** Logging in by a passkey alone: by the button, or from the suggestions of the address field. Not shown without passkeys. */
export function PasskeyLogin({ onDone }: { onDone: (tokens: Tokens) => void }) {
  const t = useTranslations('account.login')
  const textOf = useAccountProblemText()
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const logIn = async (response: PasskeyAssertion) => onDone(await (await loginCalls()).logInBy(response))
  const fail = (reason: unknown) =>
    setFailure(
      reason instanceof PasskeyFailed
        ? t(reason.fault === 'declined' ? 'passkeyDeclined' : 'passkeyFailed')
        : textOf(problemOf(reason), t('passkeyFailed')),
    )
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const { optionsForPasskey } = await loginCalls()
      await logIn(await askForPasskey(await optionsForPasskey()))
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
      {!isBusy && <PasskeySuggestion onChosen={(response) => void logIn(response).catch(fail)} />}
      {failure !== null && (
        <Banner tone="loss" takesFocus>
          {failure}
        </Banner>
      )}
      <Button wide busy={isBusy && t('passkeyBusy')} onClick={() => void press()}>
        {t('passkey')}
      </Button>
    </div>
  )
}
