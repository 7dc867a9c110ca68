import { renewRecoveryCodes } from '@evenmoor/contract/factors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { ConfirmDialog } from '#forms/ConfirmDialog.tsx'
import { useRefreshSecurity } from './factors-query.ts'

type RecoveryCodesCardProps = { left: number; onCodes: (codes: readonly string[]) => void }

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryCodesCard({ left, onCodes }: RecoveryCodesCardProps) {
  const t = useTranslations('security')
  const refresh = useRefreshSecurity()
  const [isAsked, setAsked] = useState(false)
  const renew = async () => {
    const { recovery_codes: codes } = await call(renewRecoveryCodes)
    setAsked(false)
    onCodes(codes)
    await refresh()
  }
  return (
    <SettingsCard title={t('recovery.title')} lead={t('recovery.text')}>
      <p className="font-semibold">{t('recovery.left', { left })}</p>
      <Button onClick={() => setAsked(true)}>{t('recovery.renew')}</Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('recovery.renewTitle')}
        confirm={t('recovery.renew')}
        busy={t('busy')}
        onConfirm={renew}
      >
        <p>{t('recovery.renewText')}</p>
      </ConfirmDialog>
    </SettingsCard>
  )
}
