import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Words } from '#layouts/Words.tsx'
import { useLooks } from '#lib/looks.ts'
import { pathTo } from '#paths.ts'
import { goToRow } from './go-to-row.ts'
import { closePart, keyWords, loadPart, type OpenPart, showPart, useOpenPart } from './search-store.ts'
import { isTyping, type Shortcut, shortcutOf } from './shortcut.ts'

const Palette = lazy(async () => ({ default: await loadPart.search() }))
const ShortcutList = lazy(async () => ({ default: await loadPart.list() }))

/** How long a letter after G still belongs to it. */
const leadMs = 1_500

/** Listens to the keyboard on every signed-in page; see `shortcut.ts` for which keys there are. */
export function KeysHost() {
  const part = useOpenPart()
  const [opened, setOpened] = useState<readonly OpenPart[]>([])
  // Once opened it stays in the page: closing it gives the focus back.
  if (part !== null && !opened.includes(part)) setOpened([...opened, part])
  useShortcuts()
  if (opened.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Words namespaces={keyWords}>
        {opened.includes('search') && (
          <Palette open={part === 'search'} onClose={() => closePart('search')} />
        )}
        {opened.includes('list') && <ShortcutList open={part === 'list'} onClose={() => closePart('list')} />}
      </Words>
    </Suspense>
  )
}

function useShortcuts() {
  const navigate = useNavigate()
  const { shortcuts: choice } = useLooks()
  const ledAtMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const run = (shortcut: Shortcut) => {
      if (shortcut.kind === 'search' || shortcut.kind === 'list') void showPart(shortcut.kind)
      else if (shortcut.kind === 'page') void navigate(pathTo(shortcut.page))
      else if (shortcut.kind === 'row') goToRow(shortcut.step)
      else if (shortcut.kind === 'export') document.querySelector<HTMLElement>('main [data-export]')?.click()
    }
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const shortcut = shortcutOf(event, {
        choice,
        isTyping: isTyping(event.target),
        isInDialog: document.querySelector('dialog[open]') !== null,
        isLed: event.timeStamp - ledAtMs.current < leadMs,
      })
      ledAtMs.current = shortcut?.kind === 'lead' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (!shortcut) return
      event.preventDefault()
      run(shortcut)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate, choice])
}
