import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHydrated } from '#browser/use-hydrated.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Field, inputLook } from '#ui/Field.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { NeedsScript } from '#ui/NeedsScript.tsx'
import type { Checked } from './check-file.ts'
import { HowItWorks } from './HowItWorks.tsx'

/** With what shows the outcome: the page itself needs none of it. */
async function checking() {
  const [{ checkFile }, { SignedFactsList }] = await Promise.all([
    import('./check-file.ts'),
    import('./SignedFactsList.tsx'),
  ])
  return { checkFile, SignedFactsList }
}

type Outcome =
  | (Checked & Pick<Awaited<ReturnType<typeof checking>>, 'SignedFactsList'>)
  | { readonly outcome: 'failed' }

/** Anybody checks here that a statement is from this site and unchanged. The file stays in the browser. */
export default function VerifyStatementScreen() {
  const t = useTranslations('verify')
  const isReady = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<Outcome | 'busy' | null>(null)
  const [isMissing, setMissing] = useState(false)
  const check = async (file: File) => {
    setState('busy')
    try {
      const { checkFile, SignedFactsList } = await checking()
      setState({ ...(await checkFile(file)), SignedFactsList })
    } catch {
      setState({ outcome: 'failed' })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const file = field.current?.files?.[0]
    setMissing(file === undefined)
    if (file === undefined) field.current?.focus()
    else if (state !== 'busy') void check(file)
  }
  const outcome = state === null || state === 'busy' ? null : state
  const isReceipt = outcome?.outcome === 'genuine' && !('opening' in outcome.facts)
  return (
    <div className="page flex flex-col items-center gap-10 py-8 md:py-12">
      <div className="flex w-full max-w-[40rem] flex-col gap-6">
        <div>
          <PageTitle title={t('title')} />
          <p className="mt-2 text-muted">{t('lead')}</p>
        </div>
        <NeedsScript text={t('script')} />
        <form onSubmit={submit} className="flex flex-col gap-4">
          <Field label={t('file')} error={isMissing ? t('needed') : null}>
            {(wiring) => (
              <input
                {...wiring}
                ref={field}
                type="file"
                accept="application/pdf,.pdf"
                onFocus={() => void checking().catch(() => undefined)}
                onChange={() => {
                  setState(null)
                  setMissing(false)
                }}
                className={`${inputLook(isMissing)} py-2 file:me-3 file:min-h-8 file:cursor-pointer file:rounded-chip file:border-0 file:bg-hover file:px-3 file:font-semibold file:text-text`}
              />
            )}
          </Field>
          {/* The browser's own way of sending would load the page again, without the file. */}
          <fieldset role="presentation" disabled={!isReady}>
            <Button type="submit" look="primary" busy={state === 'busy' && t('busy')}>
              {t('check')}
            </Button>
          </fieldset>
        </form>
        {outcome?.outcome === 'failed' && (
          <Banner tone="risk" takesFocus>
            {t('failed')}
          </Banner>
        )}
        {outcome !== null && outcome.outcome !== 'failed' && (
          <Banner
            tone={outcome.outcome === 'genuine' ? 'gain' : 'loss'}
            title={isReceipt ? t('receipt.genuine') : t(`${outcome.outcome}.title`)}
            takesFocus
          >
            {t(`${outcome.outcome}.text`)}
          </Banner>
        )}
        {outcome?.outcome === 'genuine' && <outcome.SignedFactsList facts={outcome.facts} />}
        <HowItWorks />
      </div>
    </div>
  )
}
