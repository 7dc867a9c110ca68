import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { matchCommands } from '#features/search/match-commands.ts'
import { CommandList } from '#features/search/CommandList.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useActionCommands, useListCommands, usePageCommands } from './console-commands.ts'

type StaffSearchProps = { open: boolean; onClose: () => void }

/** The pages of the console, lists searched for what is typed, and what can be done from anywhere. */
export function StaffSearch({ open, onClose }: StaffSearchProps) {
  const t = useTranslations('staff.shell.search')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <Found onClose={onClose} />
    </Dialog>
  )
}

function Found({ onClose }: Pick<StaffSearchProps, 'onClose'>) {
  const t = useTranslations()
  const [typed, setTyped] = useState('')
  const groups = [
    { id: 'pages', name: t('search.groups.pages'), items: matchCommands(usePageCommands(), typed) },
    { id: 'actions', name: t('search.groups.actions'), items: matchCommands(useActionCommands(), typed) },
    // Last: they take whatever is typed.
    { id: 'lists', name: t('staff.shell.search.lists'), items: useListCommands(typed.trim()) },
  ].filter(({ items }) => items.length > 0)
  return (
    <CommandList
      label={t('staff.shell.search.label')}
      hint={t('staff.shell.search.hint')}
      typed={typed}
      onType={setTyped}
      groups={groups}
      onClose={onClose}
    />
  )
}
