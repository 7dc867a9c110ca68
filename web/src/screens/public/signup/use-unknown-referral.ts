import { useEffect, useState } from 'react'
import { signupCalls } from './lazy-signup-calls.ts'

const typingPauseMs = 400
/** What is longer is no code, and not asked for. */
const lengthMax = 64

/**
 * Whether a referral code is nobody's, asked a moment after it was typed. Without an answer nothing is said: the code
 * never keeps anybody from signing up.
 */
export function useUnknownReferral(typed: string | null | undefined): boolean {
  const code = (typed ?? '').trim()
  const [unknown, setUnknown] = useState<string | null>(null)
  useEffect(() => {
    if (code === '' || code.length > lengthMax) return undefined
    const ends = new AbortController()
    const timer = setTimeout(() => {
      signupCalls()
        .then(({ isReferralKnown }) => isReferralKnown(code, ends.signal))
        .then(
          (known) => setUnknown(known ? null : code),
          () => undefined,
        )
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      ends.abort()
    }
  }, [code])
  return code.length > lengthMax || (code !== '' && unknown === code)
}
