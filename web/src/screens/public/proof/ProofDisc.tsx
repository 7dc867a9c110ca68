import type { Transparency } from '@evenmoor/contract/transparency'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { publishedProof } from '#features/proof/transparency.ts'
import { usdOf } from '#features/proof/usd-of.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { useMode } from '#i18n/mode.ts'
import { AmountWithSmallCents } from '#ui/AmountWithSmallCents.tsx'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Two halves that should cancel out: what is owed, what is held, and on the seam what is between them. */
export function ProofDisc() {
  const t = useTranslations()
  const reading = publishedProof.use()
  const [snapshot] = reading.kind === 'ready' ? reading.value.snapshots : []
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[22rem] md:max-w-[32.5rem]">
      <svg viewBox="0 0 520 520" aria-hidden className="absolute inset-0 size-full">
        <path d="M4 256a256 256 0 0 1 512 0z" className="fill-stage-a" />
        <path d="M4 264a256 256 0 0 0 512 0z" className="fill-stage-b" />
      </svg>
      {reading.kind === 'failed' && (
        <OnSeam>
          <span className="rounded-control bg-bg p-3 text-center font-semibold">
            {t('proof.failed')}{' '}
            <Button size="compact" onClick={publishedProof.retry}>
              {t('common.retry')}
            </Button>
          </span>
        </OnSeam>
      )}
      {reading.kind === 'loading' && (
        <>
          <Half place="top">
            <Skeleton className="mx-auto h-12 w-48" />
          </Half>
          <Half place="bottom">
            <Skeleton className="mx-auto h-12 w-48" />
          </Half>
        </>
      )}
      {reading.kind === 'ready' && snapshot === undefined && (
        <OnSeam>
          <Pill>{t('proof.none')}</Pill>
        </OnSeam>
      )}
      {snapshot !== undefined && <Figures snapshot={snapshot} />}
    </div>
  )
}

function Figures({ snapshot }: { snapshot: Transparency['snapshots'][number] }) {
  const t = useTranslations('proof')
  const locale = useLocale()
  const mode = useMode()
  if (snapshot.total === null)
    return (
      <>
        <Half place="top">
          <b className="text-h2">{t('withheld')}</b>
        </Half>
        <Half place="bottom">
          <p className="mx-auto max-w-[26ch]">{t('withheldText')}</p>
        </Half>
      </>
    )
  const owed = usdOf(snapshot.total)
  const held = snapshot.held_usd === null ? null : usdOf(snapshot.held_usd)
  const betweenMinor = snapshot.held_usd === null ? null : BigInt(snapshot.held_usd) - BigInt(snapshot.total)
  const between = betweenMinor === null ? null : usdOf(betweenMinor)
  return (
    <>
      <Half place="top">
        <span className="block text-muted">{t('owed')}</span>
        <Large value={owed} />
      </Half>
      {between !== null && (
        <OnSeam>
          <Pill isLoss={snapshot.held_usd !== snapshot.total}>
            {t('difference', { amount: formatMoney(between, 'USD', locale, { signed: true }) })}
          </Pill>
        </OnSeam>
      )}
      <Half place="bottom">
        {held === null ? <b className="text-h2">{t('heldUnknown')}</b> : <Large value={held} />}
        <span className="block text-muted">{t('held', { mode })}</span>
      </Half>
    </>
  )
}

const Large = ({ value }: { value: string }) => (
  <b className="block text-[2rem] leading-tight font-[650] tracking-[-0.04em] md:text-[2.875rem]">
    <AmountWithSmallCents value={value} />
  </b>
)

const Half = ({ place, children }: { place: 'top' | 'bottom'; children: ReactNode }) => (
  // In a small disc it grows away from the seam, on which the difference stands.
  <div
    className={cx(
      'absolute inset-x-6 text-center',
      place === 'top'
        ? 'bottom-1/2 mb-9 md:top-[19%] md:bottom-auto md:mb-0'
        : 'top-1/2 mt-9 md:top-auto md:bottom-[19%] md:mt-0',
    )}
  >
    {children}
  </div>
)

const OnSeam = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-x-4 top-1/2 flex -translate-y-1/2 justify-center">{children}</div>
)

const Pill = ({ isLoss = false, children }: { isLoss?: boolean; children: ReactNode }) => (
  <span
    className={cx(
      'figures rounded-pill border px-5 py-2 font-semibold',
      isLoss ? 'border-loss bg-loss-soft text-loss' : 'border-line bg-bg',
    )}
  >
    {children}
  </span>
)
