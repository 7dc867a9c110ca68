import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/Dialog.tsx'
import { matchCommands } from './match-commands.ts'
import { useActionCommands, usePageCommands } from './commands.ts'
import { CommandList } from './CommandList.tsx'
import { useTransactionCommands } from './use-transaction-commands.ts'

type CommandPaletteProps = { open: boolean; onClose: () => void; onShowShortcuts: () => void }

/** Pages, actions, and transactions by a few typed letters. */
export function CommandPalette({ open, onClose, onShowShortcuts }: CommandPaletteProps) {
  const t = useTranslations('search')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <Search onClose={onClose} onShowShortcuts={onShowShortcuts} />
    </Dialog>
  )
}

function Search({ onClose, onShowShortcuts }: Omit<CommandPaletteProps, 'open'>) {
  const t = useTranslations()
  const [typed, setTyped] = useState('')
  const transactions = useTransactionCommands(typed)
  const groups = [
    { id: 'pages', name: t('search.groups.pages'), items: matchCommands(usePageCommands(), typed) },
    {
      id: 'actions',
      name: t('search.groups.actions'),
      items: matchCommands(useActionCommands(onShowShortcuts), typed),
    },
    { id: 'transactions', name: t('investor.shell.transactions'), items: transactions },
  ].filter(({ items }) => items.length > 0)
  return (
    <CommandList
      label={t('search.label')}
      hint={t('search.hint')}
      typed={typed}
      onType={setTyped}
      groups={groups}
      onClose={onClose}
    />
  )
}
