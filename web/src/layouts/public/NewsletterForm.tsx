import { type FormEvent, useEffect, useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useHydrated } from '#browser/use-hydrated.ts'
import { Button } from '#ui/Button.tsx'
import { FieldError, inputLook } from '#ui/Field.tsx'

/** How long the outcome stays visible (spec, section 9). */
const outcomeMs = 3_000

type Outcome = { readonly isDone: boolean }

/** The newsletter's form at the foot of every page. */
export function NewsletterForm() {
  const t = useTranslations('newsletterForm')
  const locale = useLocale()
  const id = useId()
  const isHydrated = useHydrated()
  const [invalid, setInvalid] = useState<'required' | 'format' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (outcome === null) return undefined
    const timer = setTimeout(() => setOutcome(null), outcomeMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const submit = async (form: HTMLFormElement, input: HTMLInputElement) => {
    const wrong = problemOf(input)
    setInvalid(wrong)
    if (wrong !== null) return input.focus()
    setBusy(true)
    setOutcome(null)
    // What sends is loaded now: few visitors of a page get here.
    const isDone = await import('./send-subscription.ts').then(
      ({ sendSubscription }) => sendSubscription(input.value.trim(), locale),
      () => false,
    )
    setBusy(false)
    setOutcome({ isDone })
    if (isDone) form.reset()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = form.elements.namedItem('email')
    if (!isBusy && input instanceof HTMLInputElement) void submit(form, input)
  }
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="flex flex-col gap-2">
      <label htmlFor={id} className="text-small font-semibold">
        {t('email')}
      </label>
      <p id={`${id}-hint`} className="text-small text-muted">
        {t('hint')}
      </p>
      {invalid && <FieldError id={`${id}-error`}>{t(invalid)}</FieldError>}
      <fieldset disabled={!isHydrated} className="flex min-w-0 flex-wrap gap-2">
        <span className="min-w-0 grow basis-48">
          <input
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            aria-invalid={invalid ? true : undefined}
            aria-describedby={`${id}-hint${invalid ? ` ${id}-error` : ''}`}
            className={inputLook(invalid !== null)}
          />
        </span>
        <Button type="submit" busy={isBusy && t('busy')}>
          {t('submit')}
        </Button>
      </fieldset>
      <output
        className={`block min-h-6 text-small font-medium ${outcome?.isDone ? 'text-gain' : 'text-loss'}`}
      >
        {outcome !== null && t(outcome.isDone ? 'done' : 'failed')}
      </output>
    </form>
  )
}

/** By the browser's own check of an e-mail address, and a dot in its host. */
function problemOf({ value, validity }: HTMLInputElement): 'required' | 'format' | null {
  const address = value.trim()
  if (address === '') return 'required'
  return validity.valid && /@[^@\s]+\.[^@\s]+$/.test(address) ? null : 'format'
}
