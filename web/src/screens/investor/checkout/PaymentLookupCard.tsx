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
    <details onToggle={() => setOpened(true)}>
      <summary className="fold">
        <span className="link">{t('open')}</span>
      </summary>
      {wasOpened && (
        <LazyCode name="lookup" load={loadForm} skeleton={<Skeleton className="my-3 h-48" />}>
          {(PaymentLookupForm) => <PaymentLookupForm />}
        </LazyCode>
      )}
    </details>
  )
}
