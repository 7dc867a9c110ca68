import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import { setConsoleDisplay, useConsoleDisplay } from '#preferences/console-display.ts'
import { ActionError } from '#forms/ActionError.tsx'
import { useSetShortcuts, useShortcuts } from '#queries/staff-profile.ts'
import { Disclosure, type MenuPlace } from '../Disclosure.tsx'

/** How the console looks and behaves for its reader. */
export function DisplayMenu(place: MenuPlace) {
  const t = useTranslations('staff.shell.display')
  const { density, isLive } = useConsoleDisplay()
  const choose = useSetShortcuts()
  const hasShortcuts = useShortcuts()
  // The profile's copy changes a moment after the press: until then the box would show the old choice again.
  const [chosen, setChosen] = useState<boolean>()
  return (
    <Disclosure {...place} label={t('label')} button={<SlidersHorizontal aria-hidden size={20} />}>
      <Switch
        label={t('compact')}
        checked={density === 'compact'}
        onChange={(on) => setConsoleDisplay({ density: on ? 'compact' : 'comfortable' })}
      />
      <Switch label={t('live')} checked={isLive} onChange={(on) => setConsoleDisplay({ isLive: on })} />
      <Switch
        label={t('shortcuts')}
        hint={t('shortcutsHint')}
        checked={chosen ?? hasShortcuts}
        onChange={(on) => {
          setChosen(on)
          choose.mutate(on, { onSettled: () => setChosen(undefined) })
        }}
      />
      {choose.error && <ActionError problem={problemOf(choose.error)} />}
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
