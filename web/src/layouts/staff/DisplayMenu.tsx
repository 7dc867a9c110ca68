import { SlidersHorizontal } from 'lucide-react'
import { useOptimistic, useTransition } from 'react'
import { useTranslations } from 'use-intl'
import { problemOf } from '#api/problem.ts'
import { chooseStaffDisplay, useStaffDisplay } from '#lib/staff-display.ts'
import { ActProblem } from '#screens/staff/acts/ActProblem.tsx'
import { useChooseShortcuts, useShortcuts } from '#screens/staff/shared/staff-profile.ts'
import { Disclosure, type MenuPlace } from '../Disclosure.tsx'

/** How the console looks and behaves for its reader. */
export function DisplayMenu(place: MenuPlace) {
  const t = useTranslations('staff.shell.display')
  const { density, isLive } = useStaffDisplay()
  const choose = useChooseShortcuts()
  const [, startTransition] = useTransition()
  // Shown in the same moment as the click: a box that jumps back until the answer is there invites a second click.
  const [hasShortcuts, showShortcuts] = useOptimistic(useShortcuts())
  return (
    <Disclosure
      {...place}
      label={t('label')}
      button={<SlidersHorizontal aria-hidden size={20} strokeWidth={1.75} />}
    >
      <Switch
        label={t('compact')}
        checked={density === 'compact'}
        onChange={(on) => chooseStaffDisplay({ density: on ? 'compact' : 'comfortable' })}
      />
      <Switch label={t('live')} checked={isLive} onChange={(on) => chooseStaffDisplay({ isLive: on })} />
      <Switch
        label={t('shortcuts')}
        hint={t('shortcutsHint')}
        checked={hasShortcuts}
        onChange={(on) =>
          startTransition(async () => {
            showShortcuts(on)
            // Refused: the box goes back by itself, and the reason stands below it.
            await choose.mutateAsync(on).catch(() => undefined)
          })
        }
      />
      {choose.error && <ActProblem problem={problemOf(choose.error)} />}
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
