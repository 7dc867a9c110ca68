import { type FormEvent, useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { afterFirstViewMs } from '#browser/user-activity.ts'
import { useHydrated } from '#browser/use-hydrated.ts'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { NeedsScript } from '#ui/NeedsScript.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import type { FoundSign } from './find-signs.ts'
import { FoundSigns } from './FoundSigns.tsx'
import { offerLengthMax } from './offer-length.ts'

/** The signs of all languages: after the first view, so that later nothing has to be asked for. */
const loadSigns = () => import('./find-signs.ts')

/** For people who were offered something elsewhere: its warning signs, found and explained without sending it anywhere. */
export default function ScamCheckScreen() {
  const isHydrated = useHydrated()
  const t = useTranslations('scamCheck')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const [found, setFound] = useState<readonly FoundSign[] | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => void loadSigns().catch(() => undefined), afterFirstViewMs)
    return () => clearTimeout(timer)
  }, [])
  const { form, field, onSubmit } = useSentForm({
    start: { offer: '' },
    idOf: (name) => name,
    check: ({ offer }): Errors => (offer.trim() === '' ? { offer: t('empty') } : {}),
    focusesField: true,
    send: async ({ offer }) => {
      const { findSigns } = await loadSigns()
      setFound(findSigns(offer))
    },
    read: () => ({ offer: errors('unreachable') }),
  })
  const check = (event: FormEvent<HTMLFormElement>) => {
    setFound(null)
    onSubmit(event)
  }
  // The button is gone then.
  const clear = () => {
    form.reset()
    setFound(null)
    document.getElementById(field('offer').id)?.focus()
  }
  return (
    <div className="page flex flex-col gap-8 py-8 md:py-12">
      <div className="flex flex-col gap-4">
        <PageTitle title={t('title')} />
        <p className="reading text-lead text-muted">{t('lead')}</p>
        <NeedsScript text={t('needsScript')} />
      </div>
      <form className="flex max-w-3xl flex-col gap-4" noValidate onSubmit={check}>
        <TextAreaField
          {...field('offer')}
          label={t('label')}
          hint={t('hint')}
          rows={8}
          dir="auto"
          maxLength={offerLengthMax}
          // What is pasted here is nobody's business, a spelling service's neither.
          spellCheck={false}
          autoComplete="off"
        />
        <fieldset disabled={!isHydrated} className="flex flex-wrap gap-2">
          <Button type="submit" look="primary">
            {t('submit')}
          </Button>
          {(form.values.offer !== '' || found !== null) && <Button onClick={clear}>{t('clear')}</Button>}
        </fieldset>
      </form>
      {found !== null && <FoundSigns found={found} />}
      <section aria-labelledby="before-paying" className="flex max-w-3xl flex-col gap-3">
        <h2 id="before-paying" className="text-h2">
          {t('before.title')}
        </h2>
        <ul className="list-disc space-y-2 ps-5">
          <li>{t('before.pause')}</li>
          <li>{t('before.register')}</li>
          <li>{t('before.withdraw')}</li>
          <li>{t('before.paid')}</li>
        </ul>
        <div>
          <LinkButton to={pathTo('risks', { locale })}>{t('risks')}</LinkButton>
        </div>
      </section>
    </div>
  )
}
