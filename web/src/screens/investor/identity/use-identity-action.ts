import { type IdentityCheck, pictureFaults } from '@evenmoor/contract/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { identityQuery } from '#queries/identity-query.ts'

/** Does something about the own identity check, once at a time; what the server answers is shown at once. */
export function useIdentityAction() {
  const queryClient = useQueryClient()
  const [isBusy, attempt] = useSingleFlight()
  const [failure, setFailure] = useState<unknown>(null)
  const run = async (work: () => Promise<IdentityCheck>) => {
    await queryClient.cancelQueries({ queryKey: identityQuery.queryKey })
    queryClient.setQueryData(identityQuery.queryKey, await work())
  }
  return {
    isBusy,
    failure,
    /** For a dialog, which shows itself what is thrown. */
    run,
    start: (work: () => Promise<IdentityCheck>, onDone?: () => void) => {
      setFailure(null)
      void attempt(
        async () => {
          await run(work)
          onDone?.()
        },
        (reason) => {
          setFailure(reason)
          // Something may have changed meanwhile, such as in another window.
          void queryClient.invalidateQueries({ queryKey: identityQuery.queryKey })
        },
      )
    },
  }
}

/** Words for why a picture was not taken: those of the page's language where the server names the fault. */
export function usePictureFaultText(): (failure: unknown) => string {
  const t = useTranslations('identity.faults')
  const textOf = useErrorText()
  return (failure) => {
    const fault = pictureFaults.find((known) => known === problemOf(failure).code)
    return fault === undefined ? textOf(failure) : t(fault)
  }
}
