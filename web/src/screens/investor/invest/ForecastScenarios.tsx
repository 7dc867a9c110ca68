import type { Outlook } from '@evenmoor/contract/outlook'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Delta } from '#ui/Delta.tsx'
import { scenarioBars } from './scenario-bars.ts'

type Case = Outlook['cases'][number]

/** The three cases side by side on one scale, each against what was put in, and the same as a table. */
export function ForecastScenarios({ outlook: { amount, cases } }: { outlook: Outlook }) {
  const t = useTranslations('forecast')
  const { widths, markX } = scenarioBars(
    amount,
    cases.map(({ ends_with }) => ends_with),
  )
  const columns = useColumns()
  return (
    <>
      <output className="block">
        <ul className="flex flex-col gap-3">
          {cases.map(({ kind, change, ends_with }, index) => (
            <li key={kind} className="flex flex-col gap-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{t(kind)}</span>
                <span className="ms-auto flex flex-wrap items-baseline justify-end gap-x-3 font-semibold">
                  <Delta value={change} />
                  <Amount value={ends_with} />
                </span>
              </span>
              <CaseBar width={widths[index] ?? 0} markX={markX} isLoss={change.startsWith('-')} />
            </li>
          ))}
        </ul>
      </output>
      <p className="text-small text-muted">{t('mark')}</p>
      <details>
        <summary className="fold">
          <span className="link">{t('asTable')}</span>
        </summary>
        <DataTable caption={t('asTable')} columns={columns} rows={cases} rowKey={({ kind }) => kind} />
      </details>
    </>
  )
}

/** What is left as a bar; the line is what was put in. */
function CaseBar({ width, markX, isLoss }: { width: number; markX: number; isLoss: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 100 12" preserveAspectRatio="none" className="h-2.5 w-full rounded-pill">
      <rect width={100} height={12} className="fill-sunken" />
      <rect width={width} height={12} fillOpacity={0.55} className={isLoss ? 'fill-down' : 'fill-up'} />
      <line
        x1={markX}
        x2={markX}
        y1={0}
        y2={12}
        strokeWidth={2}
        strokeDasharray="3 2"
        vectorEffect="non-scaling-stroke"
        className="stroke-text"
      />
    </svg>
  )
}

function useColumns(): readonly Column<Case>[] {
  const t = useTranslations('forecast')
  const locale = useLocale()
  return [
    { key: 'case', header: t('case'), cell: ({ kind }) => t(kind), narrow: 'startTop', rowHeader: true },
    {
      key: 'stretch',
      header: t('stretch'),
      cell: ({ from, to }) =>
        from === null || to === null
          ? t('noStretch')
          : t('fromTo', { from: formatDay(from, locale), to: formatDay(to, locale) }),
      narrow: 'startBottom',
    },
    {
      key: 'change',
      header: t('change'),
      cell: ({ change }) => <Delta value={change} />,
      narrow: 'endTop',
      numeric: true,
    },
    {
      key: 'end',
      header: t('end'),
      cell: ({ ends_with }) => <Amount value={ends_with} />,
      narrow: 'endBottom',
      numeric: true,
    },
  ]
}
