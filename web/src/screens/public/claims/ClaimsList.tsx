import { useTranslations } from 'use-intl'
import register from '../../../../../docs/claims.json'
import { useMode } from '#i18n/mode.ts'

type Evidence = readonly string[]

/** What sentences with figures of the moment are given: the register is about their words. */
const neutral = { time: '…', late: 0, count: 20, sum: '…', year: '…', amount: '…' }

/** Every claim in the page's language, with its evidence. */
export function ClaimsList() {
  const t = useTranslations('claims')
  const mode = useMode()
  // Keys come from the register; a test sees that each of them is there.
  const textOf = useTranslations() as unknown as (key: string, values: object) => string
  return (
    <ol className="flex flex-col gap-4">
      {Object.entries(register.claims).map(([key, { evidence }]) => (
        <li key={key} className="rounded-card border border-line bg-surface p-5 md:p-6">
          <p>{textOf(key, { mode, ...neutral })}</p>
          <ul className="mt-3 flex flex-col gap-1 text-small text-muted">
            {evidence.map(([kind = '', name = '', title = '']: Evidence) => (
              <li key={`${kind} ${name} ${title}`} className="wrap-anywhere">
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
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
