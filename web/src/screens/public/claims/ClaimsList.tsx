import { use } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { claimsOf, type ShownClaim } from './claims-of.ts'

const groups = ['pages', 'mails', 'readme'] as const

/** Every claim in the page's language, with its evidence. */
export function ClaimsList() {
  const t = useTranslations('claims')
  const claims = use(claimsOf(useLocale()))
  return (
    <div className="flex flex-col gap-12">
      {groups.map((group) => (
        <section key={group} aria-labelledby={`claims-${group}`}>
          <h2 id={`claims-${group}`} className="text-h2">
            {t(`groups.${group}`)}
          </h2>
          <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
            {claims
              .filter((claim) => claim.group === group)
              .map((claim) => (
                <li key={claim.key} className="px-5 py-4 md:px-6">
                  <Claim claim={claim} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Claim({ claim }: { claim: ShownClaim }) {
  const mode = useMode()
  const isForeign = claim.group === 'readme'
  return (
    <>
      <p lang={isForeign ? 'en' : undefined} dir={isForeign ? 'ltr' : undefined} className="wrap-anywhere">
        {claim[mode]}
      </p>
      <ul className="mt-2 flex flex-col gap-1 text-small text-muted">
        {claim.evidence.map((evidence) => (
          <li key={evidence.join(' ')} className="wrap-anywhere">
            <Evidence evidence={evidence} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Evidence({ evidence: [kind = '', name = '', title = ''] }: { evidence: readonly string[] }) {
  const t = useTranslations('claims')
  return (
    <>
      {t(`kinds.${kind as 'test'}`)}{' '}
      {kind === 'page' ? (
        <a href={name} className="link">
          {name}
        </a>
      ) : (
        <bdi dir="ltr" translate="no">
          <code className="font-mono">{name}</code>
          {title !== '' && ` · ${title}`}
        </bdi>
      )}
    </>
  )
}
