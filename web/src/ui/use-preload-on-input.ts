import { useEffect } from 'react'
import { untilFirstInput } from '#browser/user-activity.ts'

/** Loads parts as soon as the person does anything at all on the page. */
export function usePreloadOnInput(...parts: readonly { readonly preload: () => Promise<void> }[]): void {
  // The parts of a screen are always the same ones.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void untilFirstInput().then(() => Promise.all(parts.map((part) => part.preload()))), [])
}
