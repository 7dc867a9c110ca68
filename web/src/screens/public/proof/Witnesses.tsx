import { useLocale, useTranslations } from 'use-intl'
import { publishedProof } from '#features/proof/transparency.ts'
import { utcMoment } from './utc-moment.ts'

/** Who else has seen the log, and when. */
export function Witnesses() {
  const t = useTranslations('proofMore.witnesses')
  const locale = useLocale()
  const reading = publishedProof.use()
  const witnesses = reading.kind === 'ready' ? (reading.value.log?.witnesses ?? []) : null
  return (
    <section aria-labelledby="witnesses-title" className="min-h-44">
      <h2 id="witnesses-title" className="text-section">
        {t('heading')}
      </h2>
      <p className="reading mt-2 text-muted">{t('text')}</p>
      {witnesses?.length === 0 && (
        <p className="mt-4">
          {t('none')}{' '}
          <code dir="ltr" translate="no" className="font-mono text-small wrap-anywhere">
            npm run witness -- {location.origin}
          </code>
        </p>
      )}
      {witnesses !== null && witnesses.length > 0 && (
        <ul className="mt-4 grid gap-4 md:grid-cols-2">
          {witnesses.map(({ name, key, size, seen_at }) => (
            <li key={key} className="min-w-0 rounded-card border border-line bg-surface p-5">
              <bdi dir="ltr" translate="no" className="block font-semibold wrap-anywhere">
                {name}
              </bdi>
              <p className="text-small text-muted">
                {size === null || seen_at === null
                  ? t('never')
                  : t('saw', { count: size, time: utcMoment(seen_at, locale) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
