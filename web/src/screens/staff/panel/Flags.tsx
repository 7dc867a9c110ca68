import type { ReactNode } from 'react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { cx } from '#ui/cx.ts'

export type Flag = { key: string; tone: 'risk' | 'gain'; title: string; text?: ReactNode }

/** What stands out about an item, and what is known to be in order: one box each. Nothing where there is nothing. */
export function Flags({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {flags.map(({ key, tone, title, text }) => {
        const Icon = tone === 'risk' ? TriangleAlert : CircleCheck
        return (
          <li
            key={key}
            className={cx(
              'flex items-start gap-3 rounded-control px-4 py-3',
              tone === 'risk' ? 'bg-risk-soft' : 'bg-gain-soft',
            )}
          >
            <Icon
              aria-hidden
              size={20}
              className={cx('mt-0.5 shrink-0', tone === 'risk' ? 'text-risk' : 'text-gain')}
            />
            <p className="min-w-0">
              <strong className="font-semibold">{title}</strong>
              {text !== undefined && <> {text}</>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
