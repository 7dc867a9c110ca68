import { useEffect, useState } from 'react'
import { nextAnnouncement, onAnnouncement } from '#ui/announce.ts'

/** Long enough for a screen reader to have taken one text before the next replaces it. */
const spacingMs = 700

/** The one polite live region of the application; `announce` writes to it. */
export function LiveRegion() {
  const [text, setText] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const sayNext = () => {
      timer = undefined
      const next = nextAnnouncement()
      if (next === null) return setText('')
      setText(next)
      timer = setTimeout(sayNext, spacingMs)
    }
    const stop = onAnnouncement(() => {
      timer ??= setTimeout(sayNext, 50)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}
