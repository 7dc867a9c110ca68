import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import type { Namespace } from '#i18n/messages.ts'
import { whenInput, whenNear } from '#lib/when-near.ts'
import { Words } from './Words.tsx'

type Below = {
  /** The element it stands in. */
  id: string
  /** Its own words. */
  namespaces: readonly Namespace[]
  load: () => Promise<ComponentType>
}

/**
 * The part of a prerendered page below its first screen. It is read and its links work as it was built; its code and
 * words are loaded when it comes near. Make it once, outside of any component: React leaves an element that is the
 * same as before as it stands.
 */
export function belowTheFold({ id, namespaces, load }: Below): ReactElement {
  const Part = lazy(async () => {
    const Loaded = await loadWhenNeeded(id, load)
    const WithWords = () => (
      <Words namespaces={namespaces}>
        <Loaded />
      </Words>
    )
    return { default: WithWords }
  })
  return (
    <div id={id}>
      {/* Where the page is reached by a link, nothing is built: the foot stays out of sight. */}
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Part />
      </Suspense>
    </div>
  )
}

/**
 * At once where nothing is there to be read. Else when it is near, or when the person does anything: what they do may
 * make React draw the page again, which must not wait for long. Where it cannot be loaded, what is there stays.
 */
async function loadWhenNeeded(id: string, load: Below['load']): Promise<ComponentType> {
  const built = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!built) return load()
  await Promise.race([whenNear(built), whenInput()])
  return load().catch(() => new Promise(() => {}))
}
