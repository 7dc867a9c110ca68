import { Suspense, useState } from 'react'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useExplainedFigure, useLeaveExplanation } from './figure-address.ts'
import { loadExplanation } from './load-explanation.ts'

const Explanation = lazyComponent(loadExplanation, () => null)

/** The explanation that the address asks for, on every signed-in page. */
export function ExplainHost() {
  const of = useExplainedFigure()
  const leave = useLeaveExplanation()
  const [wasOpened, setOpened] = useState(false)
  // Once opened it stays in the page: closing it gives the focus back.
  if (of !== null && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <Explanation of={of} onClose={leave} />
    </Suspense>
  )
}
