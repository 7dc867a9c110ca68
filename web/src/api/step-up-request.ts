/**
 * Proving again who one is, when the server wants it before a call: one question for all calls that wait for it. Who
 * asks (a dialog) is told by `onStepUpNeeded`; this file knows no screens.
 */

/** What the server wants: proof within the last five minutes, or a session opened with a second factor. */
export type StepUpNeed = 'step_up_required' | 'second_factor_required'

/** `impossible`: the person has no second factor, so the server's refusal is shown. */
export type StepUpOutcome = 'proven' | 'declined' | 'impossible'

type Ask = (need: StepUpNeed) => Promise<StepUpOutcome>

let ask: Ask | null = null
let underWay: Promise<StepUpOutcome> | null = null
let provenAtMs = Number.NEGATIVE_INFINITY
let isDeclined = false

export const isStepUpNeed = (code: string | null | undefined): code is StepUpNeed =>
  code === 'step_up_required' || code === 'second_factor_required'

/** Sets who asks; the returned function takes it back. */
export function onStepUpNeeded(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/**
 * Asks the person, unless somebody does already or they proved it after `sentAtMs`. A reading that repeats by itself
 * (`isRead`) does not ask again once they declined.
 */
export async function requestStepUp(
  need: StepUpNeed,
  { sentAtMs, isRead }: { sentAtMs: number; isRead: boolean },
): Promise<StepUpOutcome> {
  if (provenAtMs > sentAtMs) return 'proven'
  if (isRead && isDeclined) return 'declined'
  // Not within `askOnce`: with nobody to ask it is over before it stands here.
  underWay ??= askOnce(need).finally(() => (underWay = null))
  return underWay
}

async function askOnce(need: StepUpNeed): Promise<StepUpOutcome> {
  const outcome = ask === null ? 'impossible' : await ask(need)
  if (outcome === 'proven') provenAtMs = performance.now()
  isDeclined = outcome === 'declined'
  return outcome
}
