import { contactMessageMax } from '@evenmoor/contract/contact-limits'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { numberLocale } from '@evenmoor/contract/locales'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAccountProblemText } from '../account-forms/account-problem-text.ts'
import { SubmitButton } from '../account-forms/SubmitButton.tsx'
import { useAccountForm } from '../account-forms/use-account-form.ts'
import { lazyCalls } from '../account-forms/lazy-calls.ts'
import { CharacterCounter } from './CharacterCounter.tsx'
import { MessageNotSent } from './MessageNotSent.tsx'

const ids = { name: 'contact-name', email: 'contact-email', message: 'contact-message' } as const
const start = { name: '', email: '', message: '' }

const loadSent = () => import('./MessageSent.tsx')
const MessageSent = lazy(async () => ({ default: (await loadSent()).MessageSent }))
// With what stands there afterwards: then the connection may be gone.
const sending = lazyCalls(async () => (await Promise.all([import('./send-message.ts'), loadSent()]))[0])

/** Name, email, message. What was sent clears the form; what was not keeps it. */
export function ContactForm() {
  const t = useTranslations('contact')
  const locale = useLocale()
  const tCommon = useTranslations('common')
  const textOf = useAccountProblemText()
  const trap = useRef<HTMLInputElement>(null)
  const [reference, setReference] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const asked = messageIn(useLocation().state)
  const { form, field, problems, isBusy, onSubmit } = useAccountForm({
    schema: async () => (await sending()).contactForm,
    ids,
    start,
    send: async (values) => {
      setFailure(null)
      setReference(null)
      const { sendMessage } = await sending()
      setReference(await sendMessage({ ...values, locale, website: trap.current?.value ?? '' }))
      form.reset()
    },
    onRefused: (refused) => {
      setFailure(textOf(refused, t('failed')))
      return null
    },
  })
  const { setFieldValue, getValues } = form
  useEffect(() => {
    if (asked !== null && getValues().message === '') setFieldValue('message', asked)
  }, [asked, getValues, setFieldValue])
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <Suspense>{reference !== null && <MessageSent key={reference} reference={reference} />}</Suspense>
      {failure !== null && problems.length === 0 && (
        <MessageNotSent
          text={failure}
          actions={
            <Button type="submit" busy={isBusy && t('busy')}>
              {tCommon('retry')}
            </Button>
          }
        />
      )}
      <ErrorSummary problems={problems} />
      <TextField {...field('name')} label={t('name')} autoComplete="name" />
      <TextField
        {...field('email')}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <TextAreaField
        {...field('message')}
        label={t('message')}
        hint={t('messageHint', { max: contactMessageMax.toLocaleString(numberLocale(locale)) })}
        rows={7}
        below={<CharacterCounter of={form.values.message} />}
      />
      <div aria-hidden className="absolute start-[-200vw] h-px w-px overflow-hidden">
        <label>
          {t('trap')}
          <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton busy={isBusy && t('busy')}>{t('submit')}</SubmitButton>
    </form>
  )
}

/** What the page that led here already knows: the beginning of the message, such as a reference. */
const messageIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'message' in state && typeof state.message === 'string'
    ? state.message
    : null
