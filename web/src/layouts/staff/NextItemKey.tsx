import { useEffect } from 'react'
import { useIsWorking, useNextItem } from '#features/next-item/use-next-item.ts'
import { isTyping } from '#features/shortcuts/shortcut.ts'
import { useShortcuts } from '#queries/staff-profile.ts'

/** N opens the next item from any page of the console, for those who switched single keys on (WCAG 2.1.4). */
export function NextItemKey() {
  const { open, isPending } = useNextItem()
  const hasShortcuts = useShortcuts()
  const isWorking = useIsWorking()
  const isOn = hasShortcuts && isWorking
  useEffect(() => {
    if (!isOn || isPending) return undefined
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, isComposing, target, defaultPrevented } = event
      if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || repeat || isComposing) return
      if (defaultPrevented || isTyping(target) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return null
}
