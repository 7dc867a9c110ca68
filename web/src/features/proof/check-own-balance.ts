import type { OwnProof, Transparency } from '@evenmoor/contract/transparency'
import { type CheckFailure, CheckFailed, type CheckStep, checkBundle, type Checked } from './check-bundle.ts'
import { isLatest, isPublished } from './is-published.ts'
import { keepLastCheck } from './last-check.ts'
import { type LogReader, publicLog } from './read-log.ts'
import { ownWallet, walletAt, type WalletReader } from './wallet-at.ts'

/** What was found wrong with a balance. */
type Finding =
  | CheckFailure
  /** One's own latest proof is of another day than what is published. */
  | 'another_day'
  /** The wallet had postings by then, and has no leaf. */
  | 'left_out'
  /** The proof is withheld from this person, and the total is published. */
  | 'withheld_alone'

type NotIncluded = {
  readonly kind: 'not_included'
  /** The bundle; null where none was given. */
  readonly file: string | null
} & (
  | { readonly reason: Finding }
  /** The leaves are of another amount than the wallet came to. In millionths of a dollar. */
  | { readonly reason: 'another_balance'; readonly provenMinor: bigint; readonly walletMinor: bigint }
)

export type Outcome =
  | { readonly kind: 'included'; readonly checked: Checked; readonly file: string | null }
  | NotIncluded
  /** Nothing to check: too few accounts, or nothing was booked for this person by the latest snapshot. */
  | { readonly kind: 'withheld' | 'not_yet' }
  /** This browser can't check the signature. */
  | { readonly kind: 'unsupported' }

type Given = {
  readonly published: Transparency
  readonly person: string
  readonly readProof: () => Promise<OwnProof>
  readonly onStep?: ((done: CheckStep) => void | Promise<void>) | undefined
  readonly reader?: LogReader | undefined
  readonly wallet?: WalletReader | undefined
}

/**
 * Fetches one's own proof, computes it here, and compares it with what is published to everybody and with what one's wallet
 * came to at that moment; what came of it is remembered on this device. Rejects where the proof or the wallet can't be
 * fetched.
 *
 * What is wrong is read a second time: a snapshot may have been taken, or a transfer booked, between two of the calls.
 */
export async function checkOwnBalance(given: Given): Promise<Outcome> {
  const first = await checkOnce(given)
  const outcome = first.kind === 'not_included' ? await checkAgain(given).catch(() => first) : first
  if (outcome.kind === 'included' || outcome.kind === 'not_included')
    keepLastCheck({
      person: given.person,
      checkedAt: new Date().toISOString(),
      takenAt: outcome.kind === 'included' ? outcome.checked.takenAt : '',
      isIncluded: outcome.kind === 'included',
    })
  return outcome
}

async function checkAgain({ reader = publicLog, ...given }: Given): Promise<Outcome> {
  return checkOnce({ ...given, reader, published: await reader.published(), onStep: undefined })
}

const wrong = (reason: Finding, file: string | null = null): Outcome => ({
  kind: 'not_included',
  reason,
  file,
})

async function checkOnce({
  published,
  person,
  readProof,
  onStep,
  reader = publicLog,
  wallet = ownWallet,
}: Given): Promise<Outcome> {
  const { status, bundles } = await readProof()
  const [bundle] = bundles
  const [snapshot] = published.snapshots
  if (status === 'withheld')
    return snapshot === undefined || snapshot.total === null ? { kind: 'withheld' } : wrong('withheld_alone')
  if (status !== 'ready' || bundle === undefined) {
    if (snapshot === undefined) return { kind: 'not_yet' }
    const { hasPostings } = await walletAt(BigInt(snapshot.ledger_head.position), wallet)
    return hasPostings ? wrong('left_out') : { kind: 'not_yet' }
  }
  const found = await checkFile(JSON.stringify(bundle), { published, person, onStep, reader })
  if (found.kind !== 'included') return found
  const { checked, file } = found
  if (!isLatest(checked, published)) return wrong('another_day', file)
  const { minor: walletMinor } = await walletAt(checked.ledgerPosition, wallet)
  const provenMinor = checked.balanceMinor
  return provenMinor === walletMinor
    ? found
    : { kind: 'not_included', reason: 'another_balance', file, provenMinor, walletMinor }
}

/** Checks a bundle as `checkOwnBalance` does, without a wallet to compare it with. `person` where it has to be theirs. */
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
      : wrong('log', file)
  } catch (error) {
    if (error instanceof CheckFailed) return wrong(error.reason, file)
    if (error instanceof DOMException && error.name === 'NotSupportedError') return { kind: 'unsupported' }
    throw error
  }
}
