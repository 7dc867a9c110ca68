import type { WithdrawalClock } from '@evenmoor/contract/transparency'
import { useLocale, useTranslations } from 'use-intl'
import { publishedProof } from '#features/proof/transparency.ts'
import { formatDay, formatSpan } from '#i18n/format-time.ts'
import { ClockBars } from './ClockBars.tsx'
import { ProofCard } from './ProofCard.tsx'
import { FigureTable } from './FigureTable.tsx'
import { NoFiguresYet } from './NoFiguresYet.tsx'

/** How long withdrawals took until they were confirmed, and whether that is what the operator promised. */
export function ClockCard() {
  const t = useTranslations('proofClock')
  const reading = publishedProof.use()
  const clock = reading.kind === 'ready' ? reading.value.withdrawals : null
  return (
    <ProofCard
      id="clock"
      title={t('heading')}
      aside={clock && <span className="text-small text-muted">{t('days', { count: clock.days })}</span>}
    >
      {clock === null ? <NoFiguresYet className="min-h-80 w-full grow" /> : <Clock clock={clock} />}
    </ProofCard>
  )
}

function Clock({ clock }: { clock: WithdrawalClock }) {
  const t = useTranslations('proofClock')
  const locale = useLocale()
  const { median_seconds: median, p95_seconds: p95, overdue, bins, each } = clock
  const span = (seconds: number) => formatSpan(seconds, locale)
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {median !== null && <Figure name={t('median')} value={span(median)} />}
        {overdue !== null && <Figure name={t('overdue')} value={String(overdue)} isLoss={overdue > 0} />}
        {p95 !== null && <Figure name={t('p95')} value={span(p95)} isSmall />}
        {median === null && <Figure name={t('confirmed')} value={String(clock.count)} />}
        <Figure name={t('waiting')} value={String(clock.waiting)} isSmall />
      </dl>
      {bins !== null && <ClockBars bins={bins} count={clock.count} p95Seconds={p95 ?? 0} />}
      {each !== null && each.length === 0 && <p className="text-muted">{t('none')}</p>}
      {each !== null && each.length > 0 && (
        <>
          <p className="text-small text-muted">{t('few')}</p>
          <FigureTable
            caption={t('heading')}
            head={[t('day'), t('time')]}
            rows={each.map(({ day, seconds }) => [formatDay(day, locale), span(seconds)])}
          />
        </>
      )}
      <p className="mt-auto text-small text-muted">
        {clock.promise_seconds === null
          ? t('noPromise')
          : t('promise', {
              time: span(clock.promise_seconds),
              late: clock.late ?? 0,
              count: clock.count,
            })}
      </p>
      {bins !== null && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-primary-text">
            {t('table')}
          </summary>
          <FigureTable
            caption={t('chart', { count: clock.count })}
            head={[t('time'), t('confirmed')]}
            rows={bins.map(({ from_seconds: from, to_seconds: to, count }) => [
              to === null
                ? t('longer', { time: span(from) })
                : t('range', { from: span(from), to: span(to) }),
              String(count),
            ])}
          />
          <FigureTable
            caption={t('byDay')}
            head={[t('day'), t('confirmed'), t('median')]}
            rows={clock.by_day.map(({ day, count, median_seconds }) => [
              formatDay(day, locale),
              String(count),
              span(median_seconds),
            ])}
          />
        </details>
      )}
    </>
  )
}

type FigureProps = { name: string; value: string; isLoss?: boolean; isSmall?: boolean }

function Figure({ name, value, isLoss = false, isSmall = false }: FigureProps) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd
        className={`figures font-[650] tracking-[-0.03em] ${isSmall ? 'text-h2' : 'text-h1'} ${isLoss ? 'text-loss' : ''}`}
      >
        {value}
      </dd>
    </div>
  )
}
