import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useTransactionLookup } from '#forms/use-transaction-lookup.ts'
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
  const { field, onSubmit, lookup } = useTransactionLookup(lookUp, t('malformed'))
  return (
    <Card title={t('title')}>
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        <TextField {...field} label={t('label')} />
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
