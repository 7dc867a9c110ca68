import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailed, noAnswer, problemOf } from '#api/problem.ts'
import { forgetIntent, keyOfIntent } from './intent-key.ts'
import { refreshMoney } from './queries.ts'

type MoneyStep<Request, Answer> = {
  /** Names the intent, such as "withdraw": one key for each intent and request until it is answered. */
  intent: string
  send: (request: Request, given: { idempotencyKey: string; signal: AbortSignal }) => Promise<Answer>
  onDone?: (answer: Answer, request: Request) => void
}

const patienceMs = 20_000
const checksMax = 3

/**
 * A call that moves money. When its outcome is not known (a 5xx, no answer in 20 s) the same request goes again
 * with the same key: the server then gives the first answer, or does it now, and never does it twice. After three
 * such checks the person is asked; `send` with the same request checks again.
 */
export function useMoneyStep<Request, Answer>({ intent, send, onDone }: MoneyStep<Request, Answer>) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: async (request: Request) => {
      const key = keyOfIntent(intent, JSON.stringify(request))
      try {
        return await send(request, { idempotencyKey: key, signal: AbortSignal.timeout(patienceMs) })
      } catch (reason) {
        throw reason instanceof CallFailed ? reason : new CallFailed(noAnswer(true))
      }
    },
    retry: (failures, error) => failures < checksMax && problemOf(error).kind === 'unknownOutcome',
    retryDelay: (attempt) => 1_500 * 2 ** attempt,
    // Offline is one more unknown outcome, said in words; waiting in silence is not.
    networkMode: 'always',
    onSuccess: (answer, request) => {
      forgetIntent(intent)
      onDone?.(answer, request)
    },
    onSettled: () => refreshMoney(queryClient),
  })
  const failed = mutation.error ?? mutation.failureReason
  return {
    /** Sends it; while one is under way, nothing. */
    send: (request: Request) => {
      if (!mutation.isPending) mutation.mutate(request)
    },
    isPending: mutation.isPending,
    /** What went wrong, also while it is being checked. */
    problem: failed ? problemOf(failed) : null,
    /** Sends what was sent last, under the same key. */
    checkAgain: () => {
      if (mutation.variables !== undefined && !mutation.isPending) mutation.mutate(mutation.variables)
    },
    reset: mutation.reset,
  }
}
