import { lookUpInvestorPayment, transactionText } from '@evenmoor/contract/payment-lookup'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { formatMoney, unitOf } from '#lib/format-money.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { TextField } from '#ui/TextField.tsx'

/** What is known of a payment that an investor asks about, by its hash; read only. */
export function InvestorLookup({ id }: { id: string }) {
  const t = useTranslations('staffLookup')
  const textOf = useProblemText()
  const [typed, setTyped] = useState('')
  const [isMalformed, setMalformed] = useState(false)
  const lookup = useMutation({
    mutationFn: (transaction: string) =>
      call(lookUpInvestorPayment, { params: { id }, body: { transaction } }),
    networkMode: 'always',
  })
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
      {lookup.data && !lookup.isPending && <Found lookup={lookup.data} />}
    </Card>
  )
}

type FoundProps = { lookup: z.infer<typeof lookUpInvestorPayment.answer> }

function Found({ lookup: { outcome, networks, without_index, paused, payments } }: FoundProps) {
  const t = useTranslations('staffLookup')
  const locale = useLocale()
  const names = (list: typeof networks) => list.map(({ network_name }) => network_name).join(', ')
  const named = { networks: names(networks) }
  // Where a node cannot know, it is not said that the network does not have it.
  const searched = networks.filter(({ network }) => without_index.every((its) => its.network !== network))
  return (
    <output className="flex flex-col gap-2">
      {payments.map((payment) => (
        <span key={`${payment.deposit_id} ${payment.amount} ${payment.status}`}>
          {t('own', {
            amount: formatMoney(payment.amount, unitOf(payment.coin), locale),
            done: String(payment.confirmations),
            needed: String(payment.required_confirmations),
            state: t(`states.${payment.status}`),
          })}
          <span className="block text-small text-muted">
            {t('checkout')} <bdi className="break-all">{payment.deposit_id}</bdi>
          </span>
        </span>
      ))}
      {outcome === 'elsewhere' && <span>{t('elsewhere', named)}</span>}
      {outcome === 'unknown' && searched.length > 0 && (
        <span>{t('unknown', { networks: names(searched) })}</span>
      )}
      {without_index.length > 0 && <span>{t('withoutIndex', { networks: names(without_index) })}</span>}
      {paused.length > 0 && <span>{t('paused', { networks: names(paused) })}</span>}
    </output>
  )
}
