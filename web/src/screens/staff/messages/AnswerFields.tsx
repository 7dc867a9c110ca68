import { contactAnswerMax, type StaffMessageThread } from '@evenmoor/contract/staff-messages'
import { useTranslations } from 'use-intl'
import { useDraftText } from '#forms/drafts.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { answerDraft } from './answer-draft.ts'

type AnswerFieldsProps = { thread: StaffMessageThread; error: string | null }

/** The words of an answer: begun with a template in the language of its reader, or from nothing. */
export function AnswerFields({ thread: { id, answer_locale, templates }, error }: AnswerFieldsProps) {
  const t = useTranslations('staff.console.messages')
  const [text, write] = useDraftText(answerDraft(id))
  // What was typed stays, behind the template; only an untouched template gives way to another one.
  const begin = (words: string) => {
    const isTyped = text.trim() !== '' && templates.every((template) => template.text !== text)
    write(isTyped ? [words, text].filter(Boolean).join('\n\n') : words)
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
        name="text"
        label={t('text')}
        error={error}
        rows={10}
        lang={answer_locale}
        dir="auto"
        maxLength={contactAnswerMax}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <Checkbox name="archive" defaultChecked label={t('archiveToo')} />
    </>
  )
}
