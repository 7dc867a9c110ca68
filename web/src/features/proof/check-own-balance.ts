import { encodeBase64 } from '@evenmoor/tlog/web'
import type { OwnProof, Transparency } from '@evenmoor/contract/transparency'
import { type CheckFailure, CheckFailed, type CheckStep, checkBundle, type Checked } from './check-bundle.ts'
import { keepLastCheck } from './last-check.ts'

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
}

/**
 * Fetches one's own proof, computes it here, and compares it with what is published to everybody; what came of it is
 * remembered on this device. Rejects where the proof can't be fetched.
 */
export async function checkOwnBalance({ published, person, readProof, onStep }: Given): Promise<Outcome> {
  const proof = await readProof()
  const [bundle] = proof.bundles
  if (proof.status !== 'ready' || bundle === undefined)
    return { kind: proof.status === 'withheld' ? 'withheld' : 'not_yet' }
  const outcome = await checkFile(JSON.stringify(bundle), { published, person, onStep })
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
  }: Pick<Given, 'published' | 'onStep'> & { readonly person?: string | undefined },
): Promise<Outcome> {
  try {
    const keys = published.log?.keys ?? []
    const checked = await checkBundle(file, { keys, person, ...(onStep && { onStep }) })
    return isPublished(checked, published)
      ? { kind: 'included', checked, file }
      : { kind: 'not_included', reason: 'log', file }
  } catch (error) {
    if (error instanceof CheckFailed) return { kind: 'not_included', reason: error.reason, file }
    if (error instanceof DOMException && error.name === 'NotSupportedError') return { kind: 'unsupported' }
    throw error
  }
}

/** A head that only this person was shown would be signed too: the page's own list is what everybody sees. */
function isPublished({ head, root, takenAt }: Checked, { log, snapshots }: Transparency): boolean {
  const [oldest, newest] = [log?.checkpoints.at(-1), log?.checkpoints[0]]
  if (oldest === undefined || newest === undefined) return false
  const listed = log?.checkpoints.find(({ size }) => size === head.size)
  // Older than the list, or signed since the list was read.
  if (head.size < oldest.size || head.size > newest.size) return true
  const own = snapshots.find(({ taken_at }) => taken_at === takenAt)
  return listed?.root === encodeBase64(head.root) && (own === undefined || own.root === root)
}
