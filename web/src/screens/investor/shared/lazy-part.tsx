import type { ComponentType } from 'react'
import { loadDocumentAgain } from '#lib/load-document-again.ts'
import { latePart } from '#ui/late-part.tsx'
import { LoadFailed } from './Loaded.tsx'

/**
 * A part of a screen that its first view does not show, such as the next step. Drawn by a navigation it never shows a gap:
 * the step before stays until it is here. Where it cannot be loaded it says so in its place, with the way to try again.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  latePart(load, NotHere)

const NotHere = ({ error }: { error: Error }) => <LoadFailed error={error} onRetry={loadDocumentAgain} />
