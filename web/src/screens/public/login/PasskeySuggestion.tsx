import type { PasskeyAssertion, passkeyLoginOptions } from '@evenmoor/contract/factors'
import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod/mini'
import { accepted } from '#api/accepted.ts'
import { canSuggestPasskeys, suggestPasskey } from '#api/passkeys.ts'
import { storedBearer } from '#api/stored-bearer.ts'

/** The server's challenge is good for five minutes: the suggestion is made anew before. */
const suggestionMs = 4 * 60_000

/** Asks quietly while the page is there, where the browser can suggest passkeys. */
export function PasskeySuggestion({ onChosen }: { onChosen: (response: PasskeyAssertion) => void }) {
  const choose = useEffectEvent(onChosen)
  useEffect(() => {
    let leaving = new AbortController()
    const suggest = async () => {
      leaving.abort()
      leaving = new AbortController()
      const { signal } = leaving
      // Nobody asked for the suggestion, so nobody is told that there is none.
      const options = await readOptions(signal).catch(() => null)
      const response = options && (await suggestPasskey(options, signal))
      if (response && !signal.aborted) choose(response)
    }
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    const start = async () => {
      if (!(await canSuggestPasskeys()) || isOver) return
      void suggest()
      timer = setInterval(() => void suggest(), suggestionMs)
    }
    void start()
    return () => {
      isOver = true
      clearInterval(timer)
      leaving.abort()
    }
  }, [])
  return null
}

/** Without the code of `call`, which the page comes without. */
async function readOptions(
  signal: AbortSignal,
): Promise<z.output<typeof passkeyLoginOptions.answer>['options']> {
  const path: typeof passkeyLoginOptions.path = '/account/passkeys/login_options/'
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: accepted, ...storedBearer() },
    credentials: 'omit',
    signal,
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const answer = (await response.json()) as z.output<typeof passkeyLoginOptions.answer>
  return answer.options
}
