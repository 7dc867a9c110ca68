import { useTranslations } from 'use-intl'
import { publishedProof } from '#features/proof/transparency.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'

/** How to check all of it without this page. */
export function CheckWithVerifier() {
  const t = useTranslations('proofMore.alone')
  const reading = publishedProof.use()
  const key = reading.kind === 'ready' ? reading.value.log?.keys[0] : undefined
  return (
    <section aria-labelledby="alone-title" className="min-h-56">
      <h2 id="alone-title" className="text-section">
        {t('heading')}
      </h2>
      <p className="reading mt-2 text-muted">{t('text')}</p>
      <pre
        dir="ltr"
        translate="no"
        className="mt-4 rounded-media bg-sunken p-4 font-mono text-small whitespace-pre-wrap wrap-anywhere"
      >
        <code>node verifier/verify.ts bundle proof.json --key KEY</code>
      </pre>
      <p className="mt-2">
        <PageLink page="claims" className="link inline-flex min-h-11 items-center">
          {t('claims')}
        </PageLink>
      </p>
      {key !== undefined && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0">
            <span className="block text-small text-muted">{t('key')}</span>
            <code dir="ltr" translate="no" className="font-mono text-small wrap-anywhere">
              {key}
            </code>
          </p>
          <CopyButton text={key} label={t('copy')} spoken={t('copied')} />
        </div>
      )}
    </section>
  )
}
