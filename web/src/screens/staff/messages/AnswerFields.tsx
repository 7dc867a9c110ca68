import { contactAnswerMax, type StaffMessageThread } from '@evenmoor/contract/staff-messages'
import { useTranslations } from 'use-intl'
import type { FormValues, SentForm } from '#forms/use-sent-form.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'

type AnswerFieldsProps = { entry: SentForm<FormValues>; thread: StaffMessageThread }

/** The words of an answer: begun with a template in the language of its reader, or from nothing. */
export function AnswerFields({ entry, thread: { answer_locale, templates } }: AnswerFieldsProps) {
  const t = useTranslations('staff.console.messages')
  const text = String(entry.form.values['text'])
  // What was typed stays, behind the template; only an untouched template gives way to another one.
  const begin = (words: string) => {
    const isTyped = text.trim() !== '' && templates.every((template) => template.text !== text)
    entry.form.setFieldValue('text', isTyped ? [words, text].filter(Boolean).join('\n\n') : words)
  }
  return (
    <>
      <SelectField
        label={t('template')}
        options={[
          { value: '', label: t('templateNone') },
          ...templates.map(({ name: template }) => ({ value: template, label: t(`templates.${template}`) })),
        ]}
        onChange={(chosen) => begin(templates.find((template) => template.name === chosen)?.text ?? '')}
      />
      <TextAreaField
        {...entry.field('text')}
        label={t('text')}
        rows={10}
        lang={answer_locale}
        dir="auto"
        maxLength={contactAnswerMax}
      />
      <Checkbox {...entry.field('archive')} label={t('archiveToo')} />
    </>
  )
}
