import { Component, type ComponentType, lazy, type ReactNode } from 'react'

type LazyComponent<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> }

/**
 * A part of a page that its first view does not show: loaded when it is drawn, or by `preload`. Where it cannot be loaded,
 * `Failed` is shown instead, and the rest of the page stays.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<{ error: Error }>,
): LazyComponent<Props> {
  const Loaded = lazy(async () => ({
    default: await load().catch((reason: unknown) => {
      throw new LoadError('a part of the page', { cause: reason })
    }),
  }))
  const Part = (props: Props) => (
    <LoadErrorBoundary Failed={Failed}>
      <Loaded {...props} />
    </LoadErrorBoundary>
  )
  // What could not be preloaded is asked for again when it is needed.
  return Object.assign(Part, { preload: () => load().then(ignore, ignore) })
}

const ignore = () => {}

class LoadError extends Error {}

type LoadErrorBoundaryProps = { Failed: ComponentType<{ error: Error }>; children: ReactNode }

/** What was loaded and throws is a mistake of ours: the error page has it, as everywhere. */
class LoadErrorBoundary extends Component<LoadErrorBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { Failed, children } = this.props
    if (error === null) return children
    if (!(error instanceof LoadError)) throw error
    return <Failed error={error} />
  }
}
