import { ChevronDown } from 'lucide-react'
import { use } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format-money.ts'
import { useMode } from '#i18n/mode.ts'
import { claimsOf, type ShownClaim } from './claims-of.ts'

const groups = ['pages', 'mails', 'readme'] as const

/** Every claim in the page's language, with its evidence: hundreds, so each group is folded below its count. */
export function ClaimsList() {
  const mode = useMode()
  const claims = use(claimsOf(useLocale())).filter((claim) => claim[mode] !== '')
  return (
    <div className="flex flex-col gap-4">
      {groups.map((group) => (
        <ClaimsGroup key={group} group={group} claims={claims.filter((claim) => claim.group === group)} />
      ))}
    </div>
  )
}

type ClaimsGroupProps = { group: (typeof groups)[number]; claims: readonly ShownClaim[] }

function ClaimsGroup({ group, claims }: ClaimsGroupProps) {
  const t = useTranslations('claims')
  const locale = useLocale()
  return (
    <section aria-labelledby={`claims-${group}`}>
      <details className="group rounded-card border border-line bg-surface">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-3 hover:bg-hover md:px-6 [&::-webkit-details-marker]:hidden">
          <h2 id={`claims-${group}`} className="min-w-0 grow text-h2">
            {t(`groups.${group}`)}
          </h2>
          <span className="text-muted tabular-nums">{formatNumber(String(claims.length), locale)}</span>
          <ChevronDown
            aria-hidden
            size={24}
            className="shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {claims.map((claim) => (
            <li key={claim.key} data-testid="claim" className="px-5 py-4 md:px-6">
              <Claim claim={claim} />
            </li>
          ))}
        </ul>
      </details>
    </section>
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
