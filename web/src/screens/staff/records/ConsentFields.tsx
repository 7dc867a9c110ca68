import { useTranslations } from 'use-intl'
import type { FormValues, SentForm } from '#forms/use-sent-form.ts'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Who agreed, when, how, to what, and until when. */
export function ConsentFields({ entry: { field } }: { entry: SentForm<FormValues> }) {
  const t = useTranslations('staff.records.consents')
  return (
    <>
      <TextField label={t('givenBy')} maxLength={120} {...field('given_by')} />
      <TextField type="date" label={t('givenOn')} {...field('given_on')} />
      <TextField label={t('how')} hint={t('howHint')} maxLength={300} {...field('how')} />
      <TextAreaField label={t('text')} hint={t('textHint')} rows={4} maxLength={2000} {...field('text')} />
      <TextField type="date" optional label={t('until')} hint={t('untilHint')} {...field('expires_on')} />
    </>
  )
}
