import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { loadMessages } from '#i18n/catalogs.ts'
import { documentLocale } from '#i18n/preferred-locale.ts'
import { isTyping, shortcutOf } from '#features/shortcuts/shortcut.ts'
import { useShortcuts } from '#queries/staff-profile.ts'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'

const loadSearch = async () => (await import('./StaffSearch.tsx')).StaffSearch
const StaffSearch = lazy(async () => ({ default: await loadSearch() }))

/** Opens the console's search, as Ctrl or ⌘ with K does, and "/" for those who switched single keys on. */
export function SearchButton() {
  const t = useTranslations('staff.shell.search')
  const button = useRef<HTMLButtonElement>(null)
  const [part, setPart] = useState<'never' | 'open' | 'closed'>('never')
  const hasShortcuts = useShortcuts()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, {
        choice: hasShortcuts ? 'all' : 'none',
        isTyping: isTyping(event.target),
        isInDialog: document.querySelector('dialog[open]') !== null,
        isLed: false,
      })
      if (event.defaultPrevented || shortcut?.kind !== 'search') return
      // There are two, one for each width of the window.
      if (button.current?.checkVisibility() !== true) return
      event.preventDefault()
      void load(() => setPart('open'))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [hasShortcuts])
  return (
    <>
      <button
        ref={button}
        type="button"
        title={t('title')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void load(() => setPart('open'))}
        className="flex size-11 items-center justify-center rounded-control hover:bg-hover"
      >
        <Search aria-hidden size={20} />
        <span className="sr-only">{t('title')}</span>
      </button>
      {/* Once opened it stays in the page: closing it gives the focus back. */}
      {part !== 'never' && (
        <Suspense fallback={null}>
          <MessagesProvider namespaces={['search']}>
            <StaffSearch open={part === 'open'} onClose={() => setPart('closed')} />
          </MessagesProvider>
        </Suspense>
      )}
    </>
  )
}

/** With its code and its words; where these cannot be loaded nothing opens and the page stays as it is. */
async function load(open: () => void): Promise<void> {
  try {
    await Promise.all([loadSearch(), loadMessages('search', documentLocale())])
    open()
  } catch {
    // See above.
  }
}
