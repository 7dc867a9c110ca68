import { lookUpPayment } from '@evenmoor/contract/payment-lookup'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useTransactionLookup } from '#forms/use-transaction-lookup.ts'
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
  const { field, onSubmit, lookup } = useTransactionLookup(
    (transaction) => call(lookUpPayment, { body: { transaction } }),
    t('malformed'),
  )
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4 py-3">
      <TextField {...field} label={t('label')} />
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
