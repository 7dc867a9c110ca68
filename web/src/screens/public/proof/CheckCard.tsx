import type { Transparency } from '@evenmoor/contract/transparency'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSignedInAs } from '#api/session.ts'
import { downloadFile } from '#browser/download-file.ts'
import { useHydrated } from '#browser/use-hydrated.ts'
import type { CheckStep } from '#features/proof/check-bundle.ts'
import type { Outcome } from '#features/proof/check-own-balance.ts'
import { readLastCheck } from '#features/proof/last-check.ts'
import { publishedProof } from '#features/proof/transparency.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { NeedsScript } from '#ui/NeedsScript.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { CheckSteps } from './CheckSteps.tsx'
import { CheckVerdict } from './CheckVerdict.tsx'
import { PathTree } from './PathTree.tsx'
import { ProofCard } from './ProofCard.tsx'

type State = { readonly done: readonly CheckStep[]; readonly outcome: Outcome | 'failed' | null }

const fresh: State = { done: [], outcome: null }

/** The own balance, found under the published root by this browser alone. */
export function CheckCard() {
  const t = useTranslations('proofCheck')
  const locale = useLocale()
  const person = useSignedInAs()
  const reading = publishedProof.use()
  const published = reading.kind === 'ready' ? reading.value : null
  const [state, setState] = useState<State>(fresh)
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useHydrated()

  const run = async (check: (given: Given) => Promise<Outcome>) => {
    if (published === null || isBusy) return
    setBusy(true)
    setState(fresh)
    const onStep = (step: CheckStep) => setState(({ done }) => ({ done: [...done, step], outcome: null }))
    const outcome = await check({ published, onStep }).catch(() => 'failed' as const)
    setState(({ done }) => ({ done, outcome }))
    setBusy(false)
  }
  const { done, outcome } = state
  const checked = isOutcome(outcome, 'included') ? outcome.checked : null
  const file = outcome !== null && outcome !== 'failed' && 'file' in outcome ? outcome.file : null
  const isReady = published !== null && published.log !== null
  const last = readLastCheck(person)
  return (
    <div id="check" className="flex min-w-0 scroll-mt-4 *:grow">
      <ProofCard id="check" title={t('heading')} aside={<Tag outcome={outcome} />}>
        <NeedsScript text={t('unsupported')} />
        <div className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_18.75rem]">
          <CheckSteps done={done} hasFailed={isOutcome(outcome, 'not_included')} checked={checked} />
          <PathTree places={checked?.places ?? []} levels={checked?.levels ?? 5} />
        </div>
        <div className="min-h-20">
          {outcome !== null && <CheckVerdict outcome={outcome} />}
          {outcome === null && isHydrated && last !== null && (
            <p className={last.isIncluded ? 'text-small text-muted' : 'text-small text-loss'}>
              {t('last', {
                when: formatInstant(last.checkedAt, locale),
                result: last.isIncluded ? 'yes' : 'no',
              })}
            </p>
          )}
        </div>
        <div className="mt-auto flex flex-wrap gap-3">
          {person === null ? (
            <LinkButton to={pathTo('login', { locale })} look="primary">
              {t('login')}
            </LinkButton>
          ) : (
            <Button
              look="primary"
              busy={isBusy && t('busy')}
              onClick={() => void run(async (given) => (await ownCheck())({ ...given, person }))}
            >
              {outcome === null ? t('check') : t('again')}
            </Button>
          )}
          {isReady && (
            <FileButton
              types={['application/json', '.json']}
              onChoose={(chosen) =>
                void run(async (given) => (await import('./run-check.ts')).checkChosen(chosen, given))
              }
            >
              {t('file')}
            </FileButton>
          )}
          {file !== null && (
            <Button onClick={() => downloadFile('proof.json', file, 'application/json')}>{t('save')}</Button>
          )}
        </div>
      </ProofCard>
    </div>
  )
}

type Given = { published: Transparency; onStep: (done: CheckStep) => void }

/** The code that computes comes when somebody checks. */
const ownCheck = async () => (await import('./run-check.ts')).checkOwn

const isOutcome = <K extends Outcome['kind']>(
  outcome: Outcome | 'failed' | null,
  kind: K,
): outcome is Extract<Outcome, { kind: K }> => typeof outcome === 'object' && outcome?.kind === kind

function Tag({ outcome }: { outcome: State['outcome'] }) {
  const t = useTranslations('proofCheck')
  if (isOutcome(outcome, 'included')) return <StatusTag tone="gain">{t('included')}</StatusTag>
  if (isOutcome(outcome, 'not_included')) return <StatusTag tone="loss">{t('notIncluded')}</StatusTag>
  return null
}
