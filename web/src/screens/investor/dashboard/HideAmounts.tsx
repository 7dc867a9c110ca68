import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { setDevicePreferences, useDevicePreferences } from '#preferences/device-preferences.ts'
import { saveAccountPreferences } from '#preferences/save-account-preferences.ts'
import { Button } from '#ui/Button.tsx'

/** Nobody beside the screen needs to see them; kept with the account, so that it holds on every device. */
export function HideAmounts() {
  const t = useTranslations('dashboard.balance')
  const { hideBalances } = useDevicePreferences()
  const Icon = hideBalances ? Eye : EyeOff
  const change = () => {
    setDevicePreferences({ hideBalances: !hideBalances })
    saveAccountPreferences({ preferences: { hide_balances: !hideBalances } })
  }
  return (
    // The words stand at the edge of what is around, not the button around them.
    <div className="-mx-4 -my-2.5">
      <Button look="quiet" size="compact" onClick={change}>
        <Icon aria-hidden size={20} />
        {t(hideBalances ? 'show' : 'hide')}
      </Button>
    </div>
  )
}
