import { useTranslations } from 'use-intl'
import { PasskeyFailed } from '#api/passkeys.ts'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'

/** Words for what a call or the browser's passkeys threw. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations('proof.fault')
  const textOf = useProblemText()
  return (failure) => (failure instanceof PasskeyFailed ? t(failure.fault) : textOf(problemOf(failure)))
}
