import { useTranslations } from 'use-intl'
import { PasskeyFailed } from '#api/passkeys.ts'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'

/** The message for an error from a call or from the browser's passkeys. */
export function useErrorText(): (failure: unknown) => string {
  const t = useTranslations('stepUp.fault')
  const textOf = useProblemText()
  return (failure) => (failure instanceof PasskeyFailed ? t(failure.fault) : textOf(problemOf(failure)))
}
