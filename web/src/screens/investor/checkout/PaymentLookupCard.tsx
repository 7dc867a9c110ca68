import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LazyCode } from '#queries/LazyCode.tsx'

const loadForm = async () => (await import('./PaymentLookupForm.tsx')).PaymentLookupForm

/** "I paid, but nothing shows": what is known of a transaction by its hash, and what to do next. */
export function PaymentLookupCard() {
  const t = useTranslations('paymentLookup')
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className="rounded-card border border-line bg-surface px-6 py-3"
      onToggle={() => setOpened(true)}
    >
      <summary className="link min-h-11 py-2.5">{t('open')}</summary>
      {wasOpened && (
        <LazyCode name="lookup" load={loadForm} skeleton={<Skeleton className="my-3 h-48" />}>
          {(PaymentLookupForm) => <PaymentLookupForm />}
        </LazyCode>
      )}
    </details>
  )
}
