import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { useDevicePreferences } from '#preferences/device-preferences.ts'
import { pathTo } from '#routing/paths.ts'
import { focusRow } from '#features/shortcuts/focus-row.ts'
import {
  closeOverlay,
  overlayNamespaces,
  loadOverlay,
  type Overlay,
  openOverlay,
  useOpenOverlay,
} from './overlays.ts'
import { isTyping, type Shortcut, shortcutOf } from '#features/shortcuts/shortcut.ts'

const CommandPalette = lazy(async () => ({ default: await loadOverlay.search() }))
const ShortcutList = lazy(async () => ({ default: await loadOverlay.list() }))

/** How long a letter after G still belongs to it. */
const leadMs = 1_500

/** The search and the list of shortcuts on every signed-in page, and the keys of `shortcut.ts`. */
export function OverlayHost() {
  const part = useOpenOverlay()
  const [opened, setOpened] = useState<readonly Overlay[]>([])
  // Once opened it stays in the page: closing it gives the focus back.
  if (part !== null && !opened.includes(part)) setOpened([...opened, part])
  useShortcuts()
  if (opened.length === 0) return null
  return (
    <Suspense fallback={null}>
      <MessagesProvider namespaces={overlayNamespaces}>
        {opened.includes('search') && (
          <CommandPalette
            open={part === 'search'}
            onClose={() => closeOverlay('search')}
            onShowShortcuts={() => void openOverlay('list')}
          />
        )}
        {opened.includes('list') && (
          <ShortcutList open={part === 'list'} onClose={() => closeOverlay('list')} />
        )}
      </MessagesProvider>
    </Suspense>
  )
}

function useShortcuts() {
  const navigate = useNavigate()
  const { shortcuts: choice } = useDevicePreferences()
  const ledAtMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const run = (shortcut: Shortcut) => {
      if (shortcut.kind === 'search' || shortcut.kind === 'list') void openOverlay(shortcut.kind)
      else if (shortcut.kind === 'page') void navigate(pathTo(shortcut.page))
      else if (shortcut.kind === 'row') focusRow(shortcut.step)
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
