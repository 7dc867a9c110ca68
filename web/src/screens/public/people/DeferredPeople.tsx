import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import type { PublicListState } from '#queries/public-list.ts'
import { useBelowViewport } from '#browser/use-below-viewport.ts'

type DeferredPeopleProps<Person> = {
  reading: PublicListState<readonly Person[]>
  /** What stands here where there is nobody, and until that is known. */
  empty: ReactNode
  words: { failed: string; show: (count: number) => string }
  children: (person: Person) => ReactNode
}

/**
 * People who agreed to be shown, in a place that was prerendered without them. They come in while the place is still
 * below the visible part, or when the reader asks for them: the page never moves under who reads it.
 */
export function DeferredPeople<Person>({ reading, empty, words, children }: DeferredPeopleProps<Person>) {
  const slot = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const people = reading.kind === 'ready' ? reading.value : []
  const isBelow = useBelowViewport(slot, people.length > 0)
  const isShown = people.length > 0 && (isAsked || isBelow)
  return (
    <div ref={slot} className="mt-5 min-h-12 md:mt-8">
      {reading.kind === 'failed' && <p className="mb-4 text-muted">{words.failed}</p>}
      {people.length === 0 && empty}
      {people.length > 0 && !isShown && (
        // As high as the empty place before it: what is below stays where it is.
        <div className="grid place-items-center rounded-card bg-surface shadow-[inset_0_0_0_1px_var(--color-line)] *:[grid-area:1/1]">
          <div className="invisible w-full">{empty}</div>
          <Button onClick={() => setAsked(true)}>{words.show(people.length)}</Button>
        </div>
      )}
      {isShown && (
        <ul className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-3">{people.map(children)}</ul>
      )}
    </div>
  )
}
