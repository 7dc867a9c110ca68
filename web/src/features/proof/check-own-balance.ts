import type { OwnProof, Transparency } from '@evenmoor/contract/transparency'
import { type CheckFailure, CheckFailed, type CheckStep, checkBundle, type Checked } from './check-bundle.ts'
import { isLatest, isPublished } from './is-published.ts'
import { keepLastCheck } from './last-check.ts'
import { type LogReader, publicLog } from './read-log.ts'

export type Outcome =
  | { readonly kind: 'included'; readonly checked: Checked; readonly file: string | null }
  | { readonly kind: 'not_included'; readonly reason: CheckFailure; readonly file: string | null }
  /** Nothing to check: too few accounts, or none of this person in the latest snapshot. */
  | { readonly kind: 'withheld' | 'not_yet' }
  /** This browser can't check the signature. */
  | { readonly kind: 'unsupported' }

type Given = {
  readonly published: Transparency
  readonly person: string
  readonly readProof: () => Promise<OwnProof>
  readonly onStep?: ((done: CheckStep) => void | Promise<void>) | undefined
  readonly reader?: LogReader | undefined
}

/**
 * Fetches one's own proof, computes it here, and compares it with what is published to everybody; what came of it is
 * remembered on this device. Rejects where the proof can't be fetched.
 */
export async function checkOwnBalance({
  published,
  person,
  readProof,
  onStep,
  reader = publicLog,
}: Given): Promise<Outcome> {
  const proof = await readProof()
  const [bundle] = proof.bundles
  if (proof.status !== 'ready' || bundle === undefined)
    return { kind: proof.status === 'withheld' ? 'withheld' : 'not_yet' }
  const found = await checkFile(JSON.stringify(bundle), { published, person, onStep, reader })
  const outcome: Outcome =
    found.kind === 'included' && !(await isLatest(found.checked, published, reader))
      ? { kind: 'not_included', reason: 'another_day', file: found.file }
      : found
  if (outcome.kind === 'included' || outcome.kind === 'not_included')
    keepLastCheck({
      person,
      checkedAt: new Date().toISOString(),
      takenAt: outcome.kind === 'included' ? outcome.checked.takenAt : '',
      isIncluded: outcome.kind === 'included',
    })
  return outcome
}

/** Checks a bundle as `checkOwnBalance` does. `person` where it has to be theirs. */
export async function checkFile(
  file: string,
  {
    published,
    person,
    onStep,
    reader = publicLog,
  }: Pick<Given, 'published' | 'onStep' | 'reader'> & { readonly person?: string | undefined },
): Promise<Outcome> {
  try {
    const keys = published.log?.keys ?? []
    const checked = await checkBundle(file, { keys, person, ...(onStep && { onStep }) })
    return (await isPublished(checked, published, reader))
      ? { kind: 'included', checked, file }
      : { kind: 'not_included', reason: 'log', file }
  } catch (error) {
    if (error instanceof CheckFailed) return { kind: 'not_included', reason: error.reason, file }
    if (error instanceof DOMException && error.name === 'NotSupportedError') return { kind: 'unsupported' }
    throw error
  }
}
