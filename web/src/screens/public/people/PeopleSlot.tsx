import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import type { Reading } from '../home/market/reading.ts'
import { useBelowView } from './use-below-view.ts'

type PeopleSlotProps<Person> = {
  reading: Reading<readonly Person[]>
  words: { none: string; failed: string; show: (count: number) => string }
  children: (person: Person) => ReactNode
}

/**
 * People who agreed to be shown, in a place that was prerendered without them. They come in while the place is still
 * below the visible part, or when the reader asks for them: the page never moves under who reads it.
 */
export function PeopleSlot<Person>({ reading, words, children }: PeopleSlotProps<Person>) {
  const slot = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  const people = reading.kind === 'ready' ? reading.value : []
  const isBelow = useBelowView(slot, people.length > 0)
  const isShown = people.length > 0 && (isAsked || isBelow)
  return (
    <div ref={slot} className="mt-4 min-h-12">
      {reading.kind === 'failed' && <p className="text-muted">{words.failed}</p>}
      {reading.kind === 'ready' && people.length === 0 && <p className="text-muted">{words.none}</p>}
      {people.length > 0 && !isShown && (
        <Button onClick={() => setAsked(true)}>{words.show(people.length)}</Button>
      )}
      {isShown && (
        <ul className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-3">{people.map(children)}</ul>
      )}
    </div>
  )
}
