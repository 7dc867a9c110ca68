import { useTranslations } from 'use-intl'
import type { SentForm } from '#forms/use-sent-form.ts'
import { MoneyField } from '#ui/MoneyField.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { TermsDraft } from './terms-draft.ts'

type TermsFieldsProps = {
  field: SentForm<TermsDraft>['field']
  when: TermsDraft['when']
  isNew: boolean
}

/** The questions about terms: range, rate, from when, why. */
export function TermsFields({ field, when, isNew }: TermsFieldsProps) {
  const t = useTranslations('staffPlans.form')
  const tActions = useTranslations('staff.actions')
  const { onChange } = field('when')
  const choice = (value: TermsDraft['when']) => ({
    name: 'when',
    value,
    checked: when === value,
    onChange: () => onChange(value),
  })
  return (
    <>
      {isNew && <TextField label={t('name')} hint={t('nameHint')} maxLength={40} {...field('title')} />}
      <MoneyField label={t('min')} unit="USD" {...field('min')} />
      <MoneyField label={t('max')} unit="USD" hint={t('maxHint')} {...field('max')} />
      <MoneyField label={t('rate')} unit="%" hint={t('rateHint')} {...field('rate')} />
      <RadioGroup legend={t('when')}>
        <RadioCard {...choice('day')} title={t('day')} detail={t('dayDetail')} />
        <RadioCard {...choice('atOnce')} title={t('atOnce')} detail={t('atOnceDetail')} />
      </RadioGroup>
      {when === 'day' && <TextField type="date" label={t('dayLabel')} {...field('day')} />}
      <TextAreaField
        label={tActions('reasonLabel')}
        hint={tActions('reasonHint')}
        rows={3}
        maxLength={500}
        {...field('reason')}
      />
    </>
  )
}
