import { type ReactNode, startTransition, useEffect, useState } from 'react'

type AfterwardsProps = {
  children: ReactNode
  /** What stands there until then; of the final size wherever something follows it. */
  place?: ReactNode
  /** Whether it is drawn with the rest after all; what it says first holds. */
  atOnce?: boolean
}

/**
 * What a page shows below what one came for. It is drawn after that, in pieces that let presses through: an answer of the
 * server is drawn in one go otherwise, with all that stands around it.
 */
export function Afterwards({ children, place = null, atOnce = false }: AfterwardsProps) {
  const [isDue, setDue] = useState(atOnce)
  useEffect(() => startTransition(() => setDue(true)), [])
  if (isDue) return children
  return (
    <div aria-busy className="contents">
      {place}
    </div>
  )
}
