import { type ReactNode, startTransition, useEffect, useState } from 'react'

type DeferredContentProps = {
  children: ReactNode
  /** The placeholder until then. It needs the final size if something follows it. */
  place?: ReactNode
  /** Renders it with the rest after all. Only the first value counts. */
  atOnce?: boolean
}

/**
 * Secondary content of a page. It renders after the main content, in interruptible pieces: an answer of the
 * server would otherwise render in one go with everything around it.
 */
export function DeferredContent({ children, place = null, atOnce = false }: DeferredContentProps) {
  const [isDue, setDue] = useState(atOnce)
  useEffect(() => startTransition(() => setDue(true)), [])
  if (isDue) return children
  return (
    <div aria-busy className="contents">
      {place}
    </div>
  )
}
