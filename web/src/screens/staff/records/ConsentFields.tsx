import { useTranslations } from 'use-intl'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'

type ConsentFieldsProps = { name: string; problems: Readonly<Record<string, readonly string[]>> }

/** Who agreed, when, how, to what, and until when. */
export function ConsentFields({ name, problems }: ConsentFieldsProps) {
  const t = useTranslations('staff.records.consents')
  const field = (key: string) => ({ name: key, error: problems[key]?.[0] ?? null })
  return (
    <>
      <TextField label={t('givenBy')} maxLength={120} defaultValue={name} {...field('given_by')} />
      <TextField type="date" label={t('givenOn')} {...field('given_on')} />
      <TextField label={t('how')} hint={t('howHint')} maxLength={300} {...field('how')} />
      <TextAreaField label={t('text')} hint={t('textHint')} rows={4} maxLength={2000} {...field('text')} />
      <TextField type="date" optional label={t('until')} hint={t('untilHint')} {...field('expires_on')} />
    </>
  )
}
