import { lookUpPayment, transactionText } from '@evenmoor/contract/payment-lookup'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PaymentLookupResult } from './PaymentLookupResult.tsx'

/** Asks for a transaction hash and says what is known of it. */
export function PaymentLookupForm() {
  const t = useTranslations('paymentLookup')
  const textOf = useProblemText()
  const fieldId = useId()
  const [typed, setTyped] = useState('')
  const [isMalformed, setMalformed] = useState(false)
  const lookup = useMutation({
    mutationFn: (transaction: string) => call(lookUpPayment, { body: { transaction } }),
    networkMode: 'always',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = z.safeParse(transactionText, typed)
    setMalformed(!read.success)
    if (read.success && !lookup.isPending) lookup.mutate(read.data)
    else document.getElementById(fieldId)?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 py-3">
      <TextField
        id={fieldId}
        label={t('label')}
        error={isMalformed ? t('malformed') : null}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <div>
        <Button type="submit" busy={lookup.isPending && t('busy')}>
          {t('look')}
        </Button>
      </div>
      {lookup.error && (
        <Banner tone="loss" takesFocus>
          {textOf(problemOf(lookup.error))}
        </Banner>
      )}
      {lookup.data && !lookup.isPending && <PaymentLookupResult lookup={lookup.data} />}
    </form>
  )
}
