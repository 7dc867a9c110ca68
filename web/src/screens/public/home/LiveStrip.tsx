import { ArrowRight } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import type { ReactNode } from 'react'
import { publishedProof } from '#features/proof/transparency.ts'
import { usdOf } from '#features/proof/usd-of.ts'
import { formatDay } from '#i18n/format-time.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { Amount } from '#ui/Amount.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/**
 * What the newest checkpoint says, in one row. Its place is kept while there is none, so that nothing moves; figures that
 * could not be read are never zeroes.
 */
export function LiveStrip() {
  const t = useTranslations('home.live')
  const locale = useLocale()
  const reading = publishedProof.use()
  const [snapshot] = reading.kind === 'ready' ? reading.value.snapshots : []
  const isNone = reading.kind === 'ready' && snapshot === undefined
  const figures =
    typeof snapshot?.total === 'string' && snapshot.held_usd !== null
      ? {
          owed: usdOf(snapshot.total),
          held: usdOf(snapshot.held_usd),
          difference: usdOf(BigInt(snapshot.held_usd) - BigInt(snapshot.total)),
        }
      : null
  const isWithheld = snapshot !== undefined && figures === null
  const amount = (name: 'owed' | 'held' | 'difference'): ReactNode => {
    if (figures !== null && name === 'difference')
      return (
        <span className={cx(Number(figures.difference) !== 0 && 'text-loss')}>
          <Amount value={figures.difference} signed />
        </span>
      )
    if (figures !== null) return <Amount value={figures[name]} />
    if (isWithheld) return t('withheld')
    // Where there is none, nothing is on its way.
    return isNone ? null : <Skeleton className="h-6 w-28 max-w-full" />
  }
  return (
    <section aria-label={t('heading')} className={cx('page md:pt-14', isNone && 'invisible')}>
      <div className="grid items-center gap-x-4 border-y border-line max-md:grid-cols-[1fr_auto] md:min-h-24 md:grid-cols-[1.1fr_1fr_1fr_1fr_auto]">
        <Cell className={cx('md:ps-0', reading.kind !== 'failed' && 'max-md:hidden')}>
          <b className="block text-[1.0625rem] font-semibold xl:text-[1.25rem]">
            {reading.kind === 'failed' ? t('failed') : t('heading')}
          </b>
          <span className="block min-h-5 text-small text-muted">
            {snapshot && `${formatDay(snapshot.date, locale)}, UTC`}
          </span>
        </Cell>
        {(['owed', 'held', 'difference'] as const).map((name) => (
          // A phone has room for what is owed; the rest is on the page that the link leads to.
          <Cell
            key={name}
            className={cx(
              reading.kind === 'failed' && 'max-md:hidden md:invisible',
              name !== 'owed' && 'max-md:hidden',
            )}
          >
            <span className="block text-small text-muted">{t(name)}</span>
            <b className="block min-h-7 text-[1.0625rem] font-semibold xl:text-[1.25rem]">{amount(name)}</b>
          </Cell>
        ))}
        <Cell className="md:pe-0">
          <PageLink page="proof" className="link inline-flex min-h-11 items-center gap-1.5 font-semibold">
            {t('open')}
            <ArrowRight aria-hidden size={18} className="rtl:-scale-x-100" />
          </PageLink>
        </Cell>
        {/* A phone shows no difference here. Its place is kept, so that nothing moves. */}
        <p className="col-span-full min-h-10 pb-3 text-small text-muted max-md:hidden xl:min-h-8">
          {figures !== null && t('differenceText')}
        </p>
      </div>
    </section>
  )
}

const Cell = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={cx('min-w-0 md:px-4 md:py-3', className)}>{children}</div>
)
