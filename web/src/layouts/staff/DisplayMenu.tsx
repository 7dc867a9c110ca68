import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { chooseStaffDisplay, useStaffDisplay } from '#lib/staff-display.ts'
import { useChooseShortcuts, useShortcuts } from '#screens/staff/shared/staff-profile.ts'
import { Disclosure } from '../Disclosure.tsx'

/** How the console looks and behaves for its reader. */
export function DisplayMenu() {
  const t = useTranslations('staffShell.display')
  const { density, isLive } = useStaffDisplay()
  const hasShortcuts = useShortcuts()
  const choose = useChooseShortcuts()
  return (
    <Disclosure label={t('label')} button={<SlidersHorizontal aria-hidden size={20} strokeWidth={1.75} />}>
      <Switch
        label={t('compact')}
        checked={density === 'compact'}
        onChange={(on) => chooseStaffDisplay({ density: on ? 'compact' : 'comfortable' })}
      />
      <Switch label={t('live')} checked={isLive} onChange={(on) => chooseStaffDisplay({ isLive: on })} />
      <Switch
        label={t('shortcuts')}
        hint={t('shortcutsHint')}
        checked={choose.isPending ? choose.variables : hasShortcuts}
        onChange={(on) => choose.mutate(on)}
      />
    </Disclosure>
  )
}

type SwitchProps = { label: string; hint?: string; checked: boolean; onChange: (on: boolean) => void }

function Switch({ label, hint, checked, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-control px-3 py-2.5 hover:bg-hover">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="mt-1 size-4 shrink-0 accent-primary"
      />
      <span>
        {label}
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </span>
    </label>
  )
}
