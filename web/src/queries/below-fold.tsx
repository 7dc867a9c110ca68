import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useNearViewport } from '#browser/use-near-viewport.ts'
import { afterFirstViewMs } from '#browser/user-activity.ts'
import type { Namespace } from '#i18n/messages.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import { lazyPart } from './lazy-part.tsx'

type BelowFold<Props> = {
  load: () => Promise<ComponentType<Props>>
  /** Its own words. */
  namespaces: readonly Namespace[]
  /** As high as the part, until it is there. */
  place: ReactNode
}

/**
 * A part of a signed-in page below its first view. Its code and words are loaded a moment after the page, or when it comes
 * into the window before that.
 */
export function belowFold<Props extends object>({
  load,
  namespaces,
  place,
}: BelowFold<Props>): ComponentType<Props> {
  const Part = lazyPart(withMessages(namespaces, load))
  const waiting = <div aria-busy>{place}</div>
  return function BelowFoldPart(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const isDue = useDue(box)
    return (
      // Filled, where it is made as high as what is beside it.
      <div ref={box} className="flex min-w-0 flex-col *:grow">
        {isDue ? (
          <Suspense fallback={waiting}>
            <Part {...props} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    )
  }
}

function useDue(box: RefObject<HTMLElement | null>): boolean {
  const isSeen = useNearViewport(box, '0%')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterFirstViewMs)
    return () => clearTimeout(timer)
  }, [])
  return isSeen || isLate
}
