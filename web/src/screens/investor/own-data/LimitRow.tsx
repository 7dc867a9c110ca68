import type { DepositLimit } from '@evenmoor/contract/safeguards'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { refused } from '#refusals/problem.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { parseTypedDecimal } from '#i18n/typed-decimal.ts'
import { SubmitError } from '#forms/SubmitError.tsx'
import { SingleFieldForm } from '#forms/SingleFieldForm.tsx'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { readUsdAmount } from '#forms/usd-amount.ts'
import { useSetLimit } from './use-set-limit.ts'

/** One cap: what it is, how much of it is used, what is to come, and a field to set it. */
export function LimitRow({ limit }: { limit: DepositLimit }) {
  const t = useTranslations('profile.data.limits')
  const tCommon = useTranslations('common')
  const tMoney = useTranslations('investor.money')
  const locale = useLocale()
  const usdText = useUsdText()
  const set = useSetLimit(limit.period)
  const [isEditing, setEditing] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, attempt] = useSingleFlight()
  const { period, max, used, next } = limit
  const fact = max === null ? t('none') : t('used', { used: usdText(used), max: usdText(max) })
  const press = (value: string | null) => {
    setFailure(null)
    void attempt(() => set(value), setFailure)
  }
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <h3 className="font-semibold">{t(period)}</h3>
      <p>{fact}</p>
      {next !== null && (
        <InlineMessage tone="info">
          {next.max === null
            ? t('nextNone', { when: formatInstant(next.at, locale) })
            : t('next', { max: usdText(next.max), when: formatInstant(next.at, locale) })}
        </InlineMessage>
      )}
      <SubmitError failure={failure} />
      {isEditing ? (
        <SingleFieldForm
          name="max"
          needed={t('needed')}
          send={async (typed) => {
            const amount = readUsdAmount(parseTypedDecimal(typed, locale))
            if (!amount.ok) throw refused(tMoney(amount.problem))
            await set(amount.text)
            setEditing(false)
          }}
          submit={t('save')}
          busy={t('saving')}
          actions={<Button onClick={() => setEditing(false)}>{tCommon('cancel')}</Button>}
        >
          {(field) => <MoneyField {...field} label={t('amount')} unit="USD" />}
        </SingleFieldForm>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button aria-label={`${t('set')}: ${t(period)}`} onClick={() => setEditing(true)}>
            {t('set')}
          </Button>
          {max !== null && next === null && (
            <Button
              busy={isBusy && t('saving')}
              aria-label={`${t('remove')}: ${t(period)}`}
              onClick={() => press(null)}
            >
              {t('remove')}
            </Button>
          )}
          {max !== null && next !== null && (
            <Button
              busy={isBusy && t('saving')}
              aria-label={`${t('keep')}: ${t(period)}`}
              onClick={() => press(max)}
            >
              {t('keep')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
