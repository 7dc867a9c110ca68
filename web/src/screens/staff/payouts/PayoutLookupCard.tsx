import { transactionText } from '@evenmoor/contract/payment-lookup'
import { lookUpPayout, type PayoutLookup, type StaffPayout } from '@evenmoor/contract/staff-payouts'
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
import type { Tone } from '#ui/tone.ts'

type PayoutLookupCardProps = { payout: StaffPayout }

/** What a transaction is to this payment, by its hash; asking books nothing. */
export function PayoutLookupCard({ payout }: PayoutLookupCardProps) {
  const t = useTranslations('staffPayouts.lookup')
  const textOf = useProblemText()
  const [typed, setTyped] = useState('')
  const [isMalformed, setMalformed] = useState(false)
  const lookup = useMutation({
    mutationFn: (transaction: string) =>
      call(lookUpPayout, { params: { id: payout.id }, body: { transaction } }),
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
      {lookup.data && !lookup.isPending && <Verdict payout={payout} lookup={lookup.data} />}
    </Card>
  )
}

const tones: Readonly<Partial<Record<PayoutLookup['verdict'], Tone>>> = {
  counted: 'gain',
  soon: 'gain',
  waiting: 'info',
  unknown: 'info',
}

function Verdict({ payout, lookup: { verdict, found } }: PayoutLookupCardProps & { lookup: PayoutLookup }) {
  const t = useTranslations('staffPayouts.lookup')
  const locale = useLocale()
  const words = {
    amount: found === null ? '' : formatMoney(found.amount, unitOf(found.coin), locale),
    address: found?.address ?? '',
    due: formatMoney(payout.amount, unitOf(payout.coin), locale),
  }
  return (
    <Banner tone={tones[verdict] ?? 'risk'}>
      <span className="wrap-anywhere">{t(verdict, words)}</span>
    </Banner>
  )
}
