import type { AccountStatus } from '@evenmoor/contract/account-status'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '#ui/announce.ts'
import { toneIcon } from '#ui/tone.ts'
import { SupportLink } from './SupportLink.tsx'
import { AccountStatusText } from './AccountStatusText.tsx'

const Icon = toneIcon.risk

/** On every page of a locked or suspended account: its status, what still works, and whom to ask. */
export function AccountStatusBanner({ status }: { status: AccountStatus }) {
  const t = useTranslations('accountStatus')
  const state = t(`state.${status.state}`)
  useEffect(() => announce(state), [state])
  return (
    <aside
      aria-label={state}
      className="flex items-start gap-3 border-b border-line bg-risk-soft px-4 py-3 text-small md:px-6"
    >
      <Icon aria-hidden size={18} className="mt-0.5 shrink-0 text-risk" />
      <div className="flex max-w-[70rem] min-w-0 flex-col gap-1">
        <AccountStatusText status={status}>
          <SupportLink reference={status.reference} className="link" />
        </AccountStatusText>
      </div>
    </aside>
  )
}
