import type { AccountStatus } from '@evenmoor/contract/account-status'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '#ui/announce.ts'
import { toneIcon } from '#ui/tone.ts'
import { StandingSupport } from './StandingSupport.tsx'
import { StandingText } from './StandingText.tsx'

const Icon = toneIcon.risk

/** On every signed-in page of a locked or suspended account: how it stands, what still works, and whom to ask. */
export function StandingBanner({ standing }: { standing: AccountStatus }) {
  const t = useTranslations('standing')
  const state = t(`state.${standing.state}`)
  useEffect(() => announce(state), [state])
  return (
    <aside
      aria-label={state}
      className="flex items-start gap-3 border-b border-line bg-risk-soft px-4 py-3 text-small md:px-6"
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-risk" />
      <div className="flex max-w-[70rem] min-w-0 flex-col gap-1">
        <StandingText standing={standing}>
          <StandingSupport reference={standing.reference} className="link" />
        </StandingText>
      </div>
    </aside>
  )
}
