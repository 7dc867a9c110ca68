import { transactionText } from '@evenmoor/contract/payment-lookup'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import * as z from 'zod/mini'
import { type Errors, useSentForm } from './use-sent-form.ts'

/** A field for the hash of a transaction, and the call that says what is known of it; asking books nothing. */
export function useTransactionLookup<Answer>(
  lookUp: (transaction: string) => Promise<Answer>,
  malformed: string,
) {
  const id = useId()
  const lookup = useMutation({ mutationFn: lookUp, networkMode: 'always' })
  const entry = useSentForm({
    start: { transaction: '' },
    idOf: () => id,
    check: ({ transaction }): Errors =>
      z.safeParse(transactionText, transaction).success ? {} : { transaction: malformed },
    focusesField: true,
    send: ({ transaction }) => {
      if (!lookup.isPending) lookup.mutate(z.parse(transactionText, transaction))
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // What was found says nothing of another hash, nor of one that is refused.
    if (!lookup.isPending) lookup.reset()
    entry.onSubmit(event)
  }
  return {
    field: {
      ...entry.field('transaction'),
      dir: 'ltr',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      maxLength: 200,
    } as const,
    onSubmit,
    lookup,
  }
}
