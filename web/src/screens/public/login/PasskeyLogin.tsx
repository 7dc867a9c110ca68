import { logInWithPasskey, type PasskeyAssertion, passkeyLoginOptions } from '@evenmoor/contract/factors'
import type { Tokens } from '@evenmoor/contract/sessions'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { askForPasskey, canSuggestPasskeys, hasPasskeys, PasskeyFailed, stopAsking } from '#api/passkeys.ts'
import { problemOf } from '#api/problem.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useAccountProblemText } from '../account/account-problem-text.ts'

/** The server's challenge is good for five minutes: the suggestion is made anew before. */
const suggestionMs = 4 * 60_000

/** Logging in by a passkey alone: by the button, or from the suggestions of the address field. Not shown without passkeys. */
export function PasskeyLogin({ onDone }: { onDone: (tokens: Tokens) => void }) {
  const t = useTranslations('account.login')
  const textOf = useAccountProblemText()
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const ask = async (suggested: boolean) =>
    askForPasskey((await call(passkeyLoginOptions)).options, { suggested })
  const logIn = async (response: PasskeyAssertion) =>
    onDone(await call(logInWithPasskey, { body: { response } }))
  const fail = (reason: unknown) =>
    setFailure(
      reason instanceof PasskeyFailed
        ? t(reason.fault === 'declined' ? 'passkeyDeclined' : 'passkeyFailed')
        : textOf(problemOf(reason), t('passkeyFailed')),
    )
  const suggest = async () => {
    // Nobody asked for the suggestion, so nobody is told that there is none.
    const response = await ask(true).catch(() => null)
    if (response) await logIn(response).catch(fail)
  }
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await logIn(await ask(false))
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
      {!isBusy && <Suggestion suggest={suggest} />}
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

/** Asks quietly while the page is there, where the browser can suggest passkeys. */
function Suggestion({ suggest }: { suggest: () => Promise<void> }) {
  const begin = useEffectEvent(() => void suggest())
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    const start = async () => {
      if (!(await canSuggestPasskeys()) || isOver) return
      begin()
      timer = setInterval(() => begin(), suggestionMs)
    }
    void start()
    return () => {
      isOver = true
      clearInterval(timer)
      if (timer !== undefined) void stopAsking()
    }
  }, [])
  return null
}
