import { transactionText } from '@evenmoor/contract/payment-lookup'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { TextField } from '#ui/TextField.tsx'

type TransactionLookupProps<Answer> = {
  lookUp: (transaction: string) => Promise<Answer>
  /** Shows what was found. */
  children: (answer: Answer) => ReactNode
}

/** Asks for a transaction by its hash, and shows what is known of it; asking books nothing. */
export function TransactionLookup<Answer>({ lookUp, children }: TransactionLookupProps<Answer>) {
  const t = useTranslations('staff.lookup')
  const textOf = useProblemText()
  const [typed, setTyped] = useState('')
  const [isMalformed, setMalformed] = useState(false)
  const lookup = useMutation({ mutationFn: lookUp, networkMode: 'always' })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = z.safeParse(transactionText, typed)
    setMalformed(!read.success)
    if (read.success && !lookup.isPending) lookup.mutate(read.data)
  }
  return (
    <Card title={t('title')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={t('label')}
          error={isMalformed ? t('malformed') : null}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <div>
          <Button type="submit" size="compact" busy={lookup.isPending && t('busy')}>
            {t('look')}
          </Button>
        </div>
      </form>
      {lookup.error && <Banner tone="loss">{textOf(problemOf(lookup.error))}</Banner>}
      {lookup.data !== undefined && !lookup.isPending && children(lookup.data)}
    </Card>
  )
}
