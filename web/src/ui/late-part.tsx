import { Component, type ComponentType, lazy, type ReactNode } from 'react'

type LatePart<Props> = ComponentType<Props> & { readonly ahead: () => Promise<void> }

/**
 * A part of a page that its first view does not show: loaded when it is drawn, or `ahead`. Where it cannot be loaded,
 * `Failed` stands in its place, and the page stands.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<{ error: Error }>,
): LatePart<Props> {
  const Loaded = lazy(async () => ({
    default: await load().catch((reason: unknown) => {
      throw new NotLoaded('a part of the page', { cause: reason })
    }),
  }))
  const Part = (props: Props) => (
    <WhereItFails Failed={Failed}>
      <Loaded {...props} />
    </WhereItFails>
  )
  // What could not be loaded ahead is asked for again when it is needed.
  return Object.assign(Part, { ahead: () => load().then(ignore, ignore) })
}

const ignore = () => {}

class NotLoaded extends Error {}

type WhereItFailsProps = { Failed: ComponentType<{ error: Error }>; children: ReactNode }

/** What was loaded and throws is a mistake of ours: the error page has it, as everywhere. */
class WhereItFails extends Component<WhereItFailsProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { Failed, children } = this.props
    if (error === null) return children
    if (!(error instanceof NotLoaded)) throw error
    return <Failed error={error} />
  }
}
