/**
 * Proving again who one is, when the server wants it before a call: one question for all calls that wait for it. Who
 * asks (a dialog) is told by `onProofNeeded`; this file knows no screens.
 */

/** What the server wants: proof within the last five minutes, or a session opened with a second factor. */
export type ProofNeed = 'step_up_required' | 'second_factor_required'

/** `impossible`: there is nothing to prove it with, so the server's own words stand. */
export type ProofOutcome = 'proven' | 'declined' | 'impossible'

type Ask = (need: ProofNeed) => Promise<ProofOutcome>

let ask: Ask | null = null
let underWay: Promise<ProofOutcome> | null = null
let provenAtMs = Number.NEGATIVE_INFINITY
let isDeclined = false

export const isProofNeed = (code: string | null | undefined): code is ProofNeed =>
  code === 'step_up_required' || code === 'second_factor_required'

/** Sets who asks; the returned function takes it back. */
export function onProofNeeded(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/**
 * Asks the person, unless somebody does already or they proved it after `sentAtMs`. A reading that repeats by itself
 * (`isRead`) does not ask again once they declined.
 */
export async function proveAgain(
  need: ProofNeed,
  { sentAtMs, isRead }: { sentAtMs: number; isRead: boolean },
): Promise<ProofOutcome> {
  if (provenAtMs > sentAtMs) return 'proven'
  if (isRead && isDeclined) return 'declined'
  // Not within `askOnce`: with nobody to ask it is over before it stands here.
  underWay ??= askOnce(need).finally(() => (underWay = null))
  return underWay
}

async function askOnce(need: ProofNeed): Promise<ProofOutcome> {
  const outcome = ask === null ? 'impossible' : await ask(need)
  if (outcome === 'proven') provenAtMs = performance.now()
  isDeclined = outcome === 'declined'
  return outcome
}
