import './proof.css'
import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { downloadFile } from '#browser/download-file.ts'
import { useHydrated } from '#browser/use-hydrated.ts'
import { publishedProof } from '#features/proof/transparency.ts'
import { formatDay } from '#i18n/format-time.ts'
import { useMode } from '#i18n/mode.ts'
import { Button } from '#ui/Button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { hydrateOnDemand } from '#ui/hydrate-on-demand.tsx'
import { NeedsScript } from '#ui/NeedsScript.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { ProofDisc } from './ProofDisc.tsx'

const clockAndCheck = hydrateOnDemand({
  id: 'clock-and-check',
  namespaces: ['proofClock', 'proofCheck', 'parts'],
  load: async () => (await import('./ClockAndCheck.tsx')).ClockAndCheck,
})

const proofDetails = hydrateOnDemand({
  id: 'proof-details',
  namespaces: ['proofMore', 'parts'],
  load: async () => (await import('./ProofDetails.tsx')).ProofDetails,
})

/** What all investors are owed, what is held for it, and what it takes to check that alone. */
export default function ProofScreen() {
  const t = useTranslations('proof')
  const mode = useMode()
  return (
    <>
      <div className="page grid gap-8 pt-7 md:pt-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] xl:items-center xl:gap-16">
        <div className="flex min-w-0 flex-col items-start">
          <StatusTag tone="practice">{t('pill', { mode })}</StatusTag>
          <div className="mt-5">
            <PageTitle title={t('title')} className="text-display">
              {t('heading')}
            </PageTitle>
          </div>
          <p className="mt-5 max-w-[30em] text-lead text-muted">{t('lead')}</p>
          <Root />
          <p className="mt-5 max-w-[34em] text-small text-muted">{t('heldText', { mode })}</p>
          <p className="mt-2 max-w-[34em] text-small text-muted">{t('differenceText')}</p>
          <p className="mt-2 max-w-[34em] text-small text-muted">{t('limit')}</p>
        </div>
        <ProofDisc />
      </div>
      {clockAndCheck}
      {proofDetails}
    </>
  )
}

/** The root in groups of four, and what to do with it. Its place has one size before and after it is there. */
function Root() {
  const t = useTranslations('proof')
  const locale = useLocale()
  const isHydrated = useHydrated()
  const reading = publishedProof.use()
  const proof = reading.kind === 'ready' ? reading.value : null
  const [snapshot] = proof?.snapshots ?? []
  const checkpoint = proof?.log?.checkpoint
  return (
    <>
      <div className="mt-7 w-full max-w-[34rem] rounded-media bg-sunken px-5 py-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <p className="text-small text-muted">
            {snapshot ? t('root', { day: formatDay(snapshot.date, locale) }) : null}
            {proof !== null && !snapshot && t('none')}
            {reading.kind === 'failed' && t('failed')}
          </p>
          {snapshot && (
            <CopyButton
              text={snapshot.root}
              label={t('copy')}
              spoken={t('copied', { end: snapshot.root.slice(-4) })}
            />
          )}
        </div>
        <div className="min-h-18 font-mono text-small leading-relaxed sm:min-h-12">
          <NeedsScript text={t('needsScript')} />
          {snapshot && (
            <code dir="ltr" translate="no" className="block text-start" data-testid="root">
              {groupsOf(snapshot.root)}
            </code>
          )}
          {proof !== null && !snapshot && <p className="font-sans text-muted">{t('noneText')}</p>}
          {reading.kind === 'loading' && <Skeleton busy={isHydrated} className="h-10 w-full" />}
        </div>
      </div>
      <div className="mt-6 flex min-h-12 w-full flex-wrap gap-3 max-sm:*:grow">
        <a href="#check" className={buttonLook('primary', 'normal', false)}>
          {t('check')}
        </a>
        {/* Takes its room before there is a checkpoint: as a late second row it would push the page down. */}
        <div className={checkpoint === undefined ? 'invisible grid' : 'grid'}>
          <Button
            wide
            icon={<Download aria-hidden size={20} />}
            onClick={() => downloadFile('checkpoint.txt', checkpoint ?? '', 'text/plain')}
          >
            {t('download')}
          </Button>
        </div>
      </div>
    </>
  )
}

const groupsOf = (hash: string): string => hash.match(/.{1,4}/g)?.join(' ') ?? hash
