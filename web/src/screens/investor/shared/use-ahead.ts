import { useEffect } from 'react'
import { whenInput } from '#lib/when-near.ts'

/** Loads parts as soon as the person does anything at all on the page. */
export function useAhead(...parts: readonly { readonly ahead: () => Promise<void> }[]): void {
  // The parts of a screen are always the same ones.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void whenInput().then(() => Promise.all(parts.map((part) => part.ahead()))), [])
}
