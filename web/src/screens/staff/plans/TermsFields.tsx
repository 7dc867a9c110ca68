import { useTranslations } from 'use-intl'
import type { FormProblem } from '#ui/ErrorSummary.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { TermsDraft, TermsField } from './terms-draft.ts'

type TermsFieldsProps = {
  draft: TermsDraft
  isNew: boolean
  problems: readonly FormProblem[]
  onChange: (draft: TermsDraft) => void
}

/** The questions about terms: range, rate, from when, why. */
export function TermsFields({ draft, isNew, problems, onChange }: TermsFieldsProps) {
  const t = useTranslations('staffPlans.form')
  const field = (name: TermsField) => ({
    id: name,
    name,
    error: problems.find(({ fieldId }) => fieldId === name)?.text,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [name]: currentTarget.value }),
  })
  const when = (value: TermsDraft['when']) => ({
    name: 'when',
    value,
    checked: draft.when === value,
    onChange: () => onChange({ ...draft, when: value }),
  })
  return (
    <>
      {isNew && <TextField label={t('name')} hint={t('nameHint')} maxLength={40} {...field('title')} />}
      <MoneyField label={t('min')} unit="USD" {...field('min')} />
      <MoneyField label={t('max')} unit="USD" hint={t('maxHint')} {...field('max')} />
      <MoneyField label={t('rate')} unit="%" hint={t('rateHint')} {...field('rate')} />
      <RadioGroup legend={t('when')}>
        <RadioCard {...when('day')} title={t('day')} detail={t('dayDetail')} />
        <RadioCard {...when('atOnce')} title={t('atOnce')} detail={t('atOnceDetail')} />
      </RadioGroup>
      {draft.when === 'day' && <TextField type="date" label={t('dayLabel')} {...field('day')} />}
      <TextAreaField
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={500}
        {...field('reason')}
      />
    </>
  )
}
