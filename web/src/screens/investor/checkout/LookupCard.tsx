import { lookUpPayment, type PaymentLookup, transactionText } from '@evenmoor/contract/payment-lookup'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { pathTo } from '#paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useCoinText } from '../shared/money-text.ts'
import { checkoutPath } from './checkout-path.ts'

/** "I paid, but nothing shows": what is known of a transaction by its hash, and what to do next. */
export function LookupCard() {
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
    <details className="rounded-card border border-line bg-surface px-6 py-3">
      <summary className="link min-h-11 py-2.5">{t('open')}</summary>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 py-3">
        <p>{t('text')}</p>
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
        {lookup.data && !lookup.isPending && <Found lookup={lookup.data} />}
      </form>
    </details>
  )
}

function Found({ lookup: { outcome, networks, paused, payments } }: { lookup: PaymentLookup }) {
  const t = useTranslations('paymentLookup')
  const locale = useLocale()
  const names = (list: PaymentLookup['networks']) =>
    list
      .map(({ network, network_name }) => (network === 'practice' ? t('practiceNetwork') : network_name))
      .join(', ')
  const support = (
    <Link to={pathTo('contact', { locale })} className="link">
      {t('support')}
    </Link>
  )
  return (
    <>
      {payments.map((payment, index) => (
        // One transaction may pay the same checkout twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Own key={index} payment={payment} />
      ))}
      {outcome === 'elsewhere' && (
        <Banner tone="risk" actions={support}>
          {t('elsewhere', { networks: names(networks) })}
        </Banner>
      )}
      {outcome === 'unknown' && networks.length > 0 && (
        <Banner tone="info" actions={support}>
          {t('unknown', { networks: names(networks) })}
        </Banner>
      )}
      {paused.length > 0 && <Banner tone="risk">{t('paused', { networks: names(paused) })}</Banner>}
    </>
  )
}

function Own({ payment }: { payment: PaymentLookup['payments'][number] }) {
  const t = useTranslations('paymentLookup')
  const coinText = useCoinText()
  const { deposit_id, coin, amount, status, confirmations, required_confirmations } = payment
  const kind = status === 'confirming' ? 'seen' : status
  return (
    <Banner
      tone={status === 'credited' ? 'gain' : kind === 'seen' || kind === 'waiting' ? 'info' : 'risk'}
      actions={
        <Link to={checkoutPath({ id: deposit_id, coin })} className="link">
          {t('toCheckout')}
        </Link>
      }
    >
      {t(`own.${kind}`, {
        amount: coinText(amount, coin),
        done: String(confirmations),
        needed: String(required_confirmations),
      })}
    </Banner>
  )
}
