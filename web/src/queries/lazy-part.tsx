import type { ComponentType } from 'react'
import { reloadDocument } from '#browser/reload-document.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { QueryError } from './QueryContent.tsx'

/**
 * A part of a screen that its first view does not show, such as the next step. Drawn by a navigation it never shows a gap:
 * the step before stays until it is here. Where it cannot be loaded it says so in its place, with the way to try again.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, PartError)

const PartError = ({ error }: { error: Error }) => <QueryError error={error} onRetry={reloadDocument} />
