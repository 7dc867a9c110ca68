import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/Dialog.tsx'
import { matchItems } from './match-items.ts'
import { type PaletteItem, useActionItems, usePageItems } from './palette-items.ts'
import { PickList } from './PickList.tsx'
import { useFoundTransactions } from './use-found-transactions.ts'

/** Pages, actions and transactions by a few typed letters. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('keys')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <Search onClose={onClose} />
    </Dialog>
  )
}

function Search({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const [typed, setTyped] = useState('')
  const transactions = useFoundTransactions(typed)
  const groups = [
    { id: 'pages', name: t('keys.groups.pages'), items: matchItems(usePageItems(), typed) },
    { id: 'actions', name: t('keys.groups.actions'), items: matchItems(useActionItems(), typed) },
    { id: 'transactions', name: t('investor.shell.transactions'), items: transactions },
  ].filter(({ items }) => items.length > 0)
  const take = ({ run }: PaletteItem) => {
    // First closed, so that the focus it gives back does not come after the next page has taken it.
    onClose()
    run()
  }
  return (
    <PickList
      label={t('keys.label')}
      hint={t('keys.hint')}
      typed={typed}
      onType={setTyped}
      groups={groups}
      onTake={take}
    />
  )
}
