import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { answerWithinMs as patienceMs } from '#api/answer-within.ts'
import { CallFailed, noAnswerProblem, type Problem, problemOf } from '#refusals/problem.ts'
import { useOnline } from '#queries/use-online.ts'
import { forgetIntent, intentKey } from './intent-key.ts'
import { refreshMoney } from '#queries/money-queries.ts'

type MoneyMutation<Request, Answer> = {
  /** Names the intent, such as "withdraw": one key for each intent and request until it is answered. */
  intent: string
  send: (request: Request, given: { idempotencyKey: string; patienceMs: number }) => Promise<Answer>
  /** Where it leaves the page, the promise of its navigation: until then nothing is sent again. */
  onDone?: (answer: Answer, request: Request) => void | Promise<void>
}

const checksMax = 3

/**
 * A call that moves money. When its outcome is not known (a 5xx, no answer in ten seconds) the same request goes again
 * with the same key: the server then gives the first answer, or does it now, and never does it twice. After three
 * such checks the person is asked; `send` with the same request checks again.
 */
export function useMoneyMutation<Request, Answer>({ intent, send, onDone }: MoneyMutation<Request, Answer>) {
  const t = useTranslations('investor.shell')
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  // A second press may come before the first one has been rendered as pending.
  const isUnderWay = useRef(false)
  // The code of the next page may take a while: the button that was pressed stays busy, or a second press would be a new intent.
  const leaving = useRef<Promise<void> | null>(null)
  const mutation = useMutation({
    // The key belongs to the press, not to the attempt: an attempt that is repeated must not become a new intent.
    mutationFn: ({ request, idempotencyKey }: Sent<Request>) =>
      attempt(() => send(request, { idempotencyKey, patienceMs })),
    retry: (failures, error) => failures < checksMax && problemOf(error).kind === 'unknownOutcome',
    retryDelay: (attempts) => 1_500 * 2 ** attempts,
    // Offline is one more unknown outcome, said in words; waiting in silence is not.
    networkMode: 'always',
    onSuccess: (answer, { request }) => {
      forgetIntent(intent)
      leaving.current = Promise.resolve(onDone?.(answer, request))
    },
    onSettled: async () => {
      try {
        await Promise.all([refreshMoney(queryClient), leaving.current])
      } finally {
        isUnderWay.current = false
      }
    },
  })
  const start = (sent: Sent<Request>, onFailed?: (problem: Problem) => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutation.mutate(sent, { onError: (reason) => onFailed?.(problemOf(reason)) })
  }
  const failed = mutation.error ?? mutation.failureReason
  return {
    /** Sends it; while one is under way, nothing. */
    send: (request: Request, onFailed?: (problem: Problem) => void) =>
      start({ request, idempotencyKey: intentKey(intent, JSON.stringify(request)) }, onFailed),
    isPending: mutation.isPending,
    /** Why it cannot be sent now, for the button: without a network nobody would know what became of it. */
    blocked: isOnline ? null : t('offlineMoney'),
    /** What went wrong, also while it is being checked. */
    problem: failed ? problemOf(failed) : null,
    /** Sends what was sent last, under the same key. */
    checkAgain: () => {
      if (mutation.variables !== undefined) start(mutation.variables)
    },
  }
}

type Sent<Request> = { readonly request: Request; readonly idempotencyKey: string }

/** Whatever is not an answer, a time-out too, leaves the outcome unknown. */
async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (reason) {
    throw reason instanceof CallFailed ? reason : new CallFailed(noAnswerProblem(true))
  }
}
