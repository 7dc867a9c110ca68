import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { matchItems } from '#keys/match-items.ts'
import type { PaletteItem } from '#keys/palette-items.ts'
import { PickList } from '#keys/PickList.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useActionItems, useListItems, usePageItems } from './search-items.ts'

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
    { id: 'pages', name: t('keys.groups.pages'), items: matchItems(usePageItems(), typed) },
    { id: 'actions', name: t('keys.groups.actions'), items: matchItems(useActionItems(), typed) },
    // Last: they take whatever is typed.
    { id: 'lists', name: t('staff.shell.search.lists'), items: useListItems(typed.trim()) },
  ].filter(({ items }) => items.length > 0)
  const take = ({ run }: PaletteItem) => {
    // First closed, so that the focus it gives back does not come after the next page has taken it.
    onClose()
    run()
  }
  return (
    <PickList
      label={t('staff.shell.search.label')}
      hint={t('staff.shell.search.hint')}
      typed={typed}
      onType={setTyped}
      groups={groups}
      onTake={take}
    />
  )
}
