import { Component, type ComponentType, lazy, type ReactNode } from 'react'
import { LoadFailed } from './Loaded.tsx'
import { loadDocumentAgain } from './load-document-again.ts'

type LazyPart<Props> = ComponentType<Props> & { readonly ahead: () => Promise<void> }

/**
 * A part of a screen that its first view does not show, such as the next step: loaded when it is drawn, or `ahead`.
 * Drawn by a navigation it never shows a gap: the step before stays until it is here. Where it cannot be loaded it says so
 * in its place, with the way to try again, and the page stands.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const Loaded = lazy(async () => ({
    default: await load().catch((reason: unknown) => {
      throw new NotLoaded('a part of the page', { cause: reason })
    }),
  }))
  const Part = (props: Props) => (
    <WhereItFails>
      <Loaded {...props} />
    </WhereItFails>
  )
  // What could not be loaded ahead is asked for again when it is needed.
  return Object.assign(Part, { ahead: () => load().then(ignore, ignore) })
}

const ignore = () => {}

class NotLoaded extends Error {}

/** What was loaded and throws is a mistake of ours: the error page has it, as everywhere. */
class WhereItFails extends Component<{ children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!(error instanceof NotLoaded)) throw error
    return <LoadFailed error={error} onRetry={loadDocumentAgain} />
  }
}
