import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react'
import { whenInput } from '#lib/when-near.ts'

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { readonly ahead: () => Promise<void> }

/**
 * A part of a screen that its first view does not show, such as the next step: loaded when it is drawn, or `ahead`.
 * Drawn by a navigation it never shows a gap: the step before stays until it is here.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = lazy(async () => ({ default: await load() }))
  // What could not be loaded ahead is asked for again when it is needed.
  return Object.assign(part, { ahead: () => load().then(ignore, ignore) })
}

const ignore = () => {}

/** Loads parts as soon as the person does anything at all on the page. */
export function useAhead(...parts: readonly Pick<LazyPart<never>, 'ahead'>[]): void {
  // The parts of a screen are always the same ones.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void whenInput().then(() => Promise.all(parts.map((part) => part.ahead()))), [])
}
