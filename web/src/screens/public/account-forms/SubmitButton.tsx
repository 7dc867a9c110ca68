import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useHydrated } from '#browser/use-hydrated.ts'
import { Button } from '#ui/Button.tsx'
import { NeedsScript } from '#ui/NeedsScript.tsx'

/**
 * The one filled button of a form. In the prerendered page it is disabled until the code is here: the browser's
 * own way of sending would reload the page and lose what was typed.
 */
export function SubmitButton({ busy, children }: { busy: string | false; children: ReactNode }) {
  const t = useTranslations('forms')
  const isReady = useHydrated()
  return (
    <>
      <fieldset role="presentation" disabled={!isReady}>
        <Button type="submit" look="primary" wide busy={busy}>
          {children}
        </Button>
      </fieldset>
      <NeedsScript text={t('needsScript')} />
    </>
  )
}
