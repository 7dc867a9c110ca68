import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { buttonsFitText } from '#ui/card-look.ts'
import { cx } from '#ui/cx.ts'

type SettingsCardProps = {
  title: ReactNode
  /** What it is about, below the heading. */
  lead?: ReactNode
  /** What is set, and the way to change it. */
  children: ReactNode
}

/** A card of the settings: from 1280 px on what it is about stands beside what can be set, which keeps the width of a form. */
export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  return (
    <Card
      title={title}
      className="xl:grid xl:grid-cols-[12rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:gap-x-8 xl:gap-y-2"
    >
      {lead !== undefined && <div className="text-muted">{lead}</div>}
      <div
        className={cx(
          'flex min-w-0 flex-col gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1',
          buttonsFitText,
        )}
      >
        {children}
      </div>
    </Card>
  )
}
