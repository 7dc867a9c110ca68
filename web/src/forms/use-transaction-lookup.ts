import { transactionText } from '@evenmoor/contract/payment-lookup'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react'
import * as z from 'zod/mini'

/** A field for the hash of a transaction, and the call that says what is known of it; asking books nothing. */
export function useTransactionLookup<Answer>(lookUp: (transaction: string) => Promise<Answer>) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isMalformed, setMalformed] = useState(false)
  const lookup = useMutation({ mutationFn: lookUp, networkMode: 'always' })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = z.safeParse(transactionText, typed)
    setMalformed(!read.success)
    if (read.success && !lookup.isPending) lookup.mutate(read.data)
    else document.getElementById(id)?.focus()
  }
  const field = {
    id,
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    dir: 'ltr',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 200,
  } as const
  return { field, isMalformed, submit, lookup }
}
