import { useTranslations } from 'use-intl'
import type { ChartDay, ChartView } from './chart-days.ts'

type LegendProps = { readonly days: readonly ChartDay[]; readonly hasFall: boolean; readonly view: ChartView }

/** What the lines and arrows are; only of what there is. */
export function ChartLegend({ days, hasFall, view }: LegendProps) {
  const t = useTranslations('history')
  const moves = days.slice(1)
  const parts = [
    { key: view, isThere: true, mark: <path d="M0 7h18" className="stroke-primary stroke-[2.25]" /> },
    {
      key: 'putIn' as const,
      isThere: view === 'value',
      mark: (
        <path d="M1 7h16" strokeDasharray="1 4" strokeLinecap="round" className="stroke-muted stroke-2" />
      ),
    },
    {
      key: 'ahead' as const,
      isThere: days.some(({ is_ahead: isAhead }) => isAhead),
      mark: <path d="M0 7h18" strokeDasharray="5 4" className="stroke-primary stroke-[2.25]" />,
    },
    {
      key: 'moneyIn' as const,
      isThere: moves.some(({ money_in: paidIn }) => Number(paidIn) > 0),
      mark: <path d="M9 14V1M5 5l4-4 4 4" fill="none" className="stroke-practice stroke-2" />,
    },
    {
      key: 'moneyOut' as const,
      isThere: moves.some(({ money_out: paidOut }) => Number(paidOut) > 0),
      mark: <path d="M9 0v13M5 9l4 4 4-4" fill="none" className="stroke-risk stroke-2" />,
    },
    {
      key: 'fall' as const,
      isThere: hasFall,
      mark: (
        <>
          <rect x="3" width="12" height="14" className="fill-down opacity-15" />
          <path d="M3 0v14M15 0v14" strokeDasharray="2 2" className="stroke-down" />
        </>
      ),
    },
  ]
  return (
    <ul className="flex min-h-6 flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      {parts
        .filter(({ isThere }) => isThere)
        .map(({ key, mark }) => (
          <li key={key} className="flex items-center gap-2">
            <svg aria-hidden width="18" height="14" className="shrink-0">
              {mark}
            </svg>
            {t(`legend.${key}`)}
          </li>
        ))}
    </ul>
  )
}
