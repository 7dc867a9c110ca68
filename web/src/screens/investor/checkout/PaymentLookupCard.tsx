import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { withMessages } from '#i18n/with-messages.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LazyCode } from '#queries/LazyCode.tsx'

// Few open it, so its words come with it.
const importForm = async () => (await import('./PaymentLookupForm.tsx')).PaymentLookupForm
const loadForm = withMessages(['paymentLookup'], importForm)

/** "I paid, but it isn’t showing up": what is known of a transaction by its hash, and what to do next. */
export function PaymentLookupCard() {
  const t = useTranslations('checkout')
  const [wasOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className="fold">
        <span className="link">{t('lookup')}</span>
      </summary>
      {wasOpened && (
        <LazyCode name="lookup" load={loadForm} skeleton={<Skeleton className="my-3 h-48" />}>
          {(PaymentLookupForm) => <PaymentLookupForm />}
        </LazyCode>
      )}
    </details>
  )
}
