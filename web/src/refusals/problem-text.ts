import { useTranslations } from 'use-intl'
import type { Problem } from '#refusals/problem.ts'

/**
 * Words for a problem. The server's own stand first where it refused something; `fallback` is the screen's
 * generic text from the spec, such as "Login failed. …".
 */
export function useProblemText(): (problem: Problem, fallback?: string) => string {
  const t = useTranslations('errors')
  return ({ kind, text }, fallback) => {
    if (kind === 'refused') return text ?? fallback ?? t('generic')
    // A wrong password is a 401 too: then the server has words for it.
    if (kind === 'signedOut') return text ?? fallback ?? t('signedOut')
    if (kind === 'unavailable') return fallback ?? t('unavailable')
    // The server says how long to wait, or what for.
    if (kind === 'tooMany') return text ?? t('tooManySoon')
    return t(kind)
  }
}
