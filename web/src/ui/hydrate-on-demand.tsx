import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import type { Namespace } from '#i18n/messages.ts'
import { untilFirstInput, untilNearViewport } from '#browser/user-activity.ts'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'

type HydrateOnDemand = {
  /** The id of the element around it. */
  id: string
  /** Its own words. */
  namespaces: readonly Namespace[]
  load: () => Promise<ComponentType>
  /** How much space it takes until it is there; a whole screen unless told. */
  space?: string
  /** Nothing in it needs code: as built it is all there is, so only what the person does loads it. */
  isStill?: boolean
}

/**
 * The part of a prerendered page below its first screen. It can be read and its links work as built; its code and
 * words are loaded when it comes near. Make it once, outside of any component: React leaves an element that is the
 * same as before as it stands.
 */
export function hydrateOnDemand({
  id,
  namespaces,
  load,
  space = 'min-h-dvh',
  isStill = false,
}: HydrateOnDemand): ReactElement {
  const Part = lazy(async () => {
    const Loaded = await loadWhenNeeded({ id, load, isStill })
    const WithMessages = () => (
      <MessagesProvider namespaces={namespaces}>
        <Loaded />
      </MessagesProvider>
    )
    return { default: WithMessages }
  })
  return (
    <div id={id}>
      {/* Where the page is reached by a link, nothing is built: the foot stays out of sight. */}
      <Suspense fallback={<div className={space} />}>
        <Part />
      </Suspense>
    </div>
  )
}

/**
 * At once where nothing is there to be read. Else when it is near, or when the person does anything: what they do may
 * make React draw the page again, which must not wait for long. Where it cannot be loaded, what is there stays.
 */
async function loadWhenNeeded({
  id,
  load,
  isStill,
}: Pick<Required<HydrateOnDemand>, 'id' | 'load' | 'isStill'>): Promise<ComponentType> {
  const built = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!built) return load()
  await Promise.race([untilFirstInput(), ...(isStill ? [] : [untilNearViewport(built)])])
  return load().catch(() => new Promise(() => {}))
}
