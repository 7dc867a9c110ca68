import type { ExplainedPosting, Explanation } from '@evenmoor/contract/explanations'
import { hexOf, sha256 } from '@evenmoor/tlog/web'
import { noDollars, usdMinor, usdText } from '#forms/usd-amount.ts'
import type { Checkpoint } from './CheckpointLink.tsx'

export type PostingPage = { readonly results: readonly ExplainedPosting[]; readonly next: string | null }

type Asked = {
  readonly explanation: Explanation
  /** Reads a page with what its hashes are made of. */
  readonly read: (cursor: string | null) => Promise<PostingPage>
  /** After each page: how many postings were checked. */
  readonly onProgress: (checked: number) => void
  readonly signal: AbortSignal
}

export type Outcome =
  | {
      readonly kind: 'matches'
      readonly count: number
      /** How many are booked together with other people's, whose text stays private: their place in the chain was checked. */
      readonly shared: number
      /** How many are too new to be in the chain. */
      readonly unsealed: number
      /** The newest signed checkpoint that their hashes lead to; null until there is one. */
      readonly checkpoint: Checkpoint
    }
  /** A posting that is not what the chain says, or does not follow from the one before. */
  | { readonly kind: 'posting'; readonly transferId: string }
  /** The postings come to something else: by how much, in dollars. */
  | { readonly kind: 'sum'; readonly difference: string }

/** What the postings that are no longer kept come to: what the first that is has on top of its running balance. */
const broughtForwardMinor = ({ terms }: Explanation): bigint =>
  usdMinor(terms.find(({ kind }) => kind === 'brought_forward')?.amount ?? '0')

/**
 * Adds up every posting of a figure here, and recomputes the hash of each transfer as the chain of the ledger has it
 * (migrations/0003_ledger_chain.sql). Ends at the first that is wrong. Throws what `read` throws, and when it is stopped.
 */
export async function checkFigure({ explanation, read, onProgress, signal }: Asked): Promise<Outcome> {
  let sumMinor = broughtForwardMinor(explanation)
  let checked = 0
  const tally = { shared: 0, unsealed: 0 }
  let checkpoint: Checkpoint = null
  let newer: ExplainedPosting | undefined
  for (let cursor: string | null = null; ;) {
    const { results, next } = await read(cursor)
    signal.throwIfAborted()
    for (const posting of results) {
      if (!(await isWhole(posting)) || !follows(explanation, newer, posting))
        return { kind: 'posting', transferId: posting.transfer_id }
      sumMinor += usdMinor(posting.posting.amount)
      if (posting.proof === null) tally.unsealed += 1
      else if (posting.proof.text === null) tally.shared += 1
      checkpoint ??= posting.seal?.checkpoint ?? null
      newer = posting
    }
    checked += results.length
    onProgress(checked)
    if (next === null) break
    cursor = next
  }
  const difference = sumMinor - usdMinor(explanation.kept_balance ?? explanation.sum)
  if (difference !== noDollars) return { kind: 'sum', difference: usdText(difference) }
  return { kind: 'matches', count: checked, ...tally, checkpoint }
}

/** Whether a posting's transfer comes to zero, says what is shown, and has the hash that the chain says. */
async function isWhole({ transfer_id: id, line, posting, others, seal, proof }: ExplainedPosting) {
  const dollars = [posting, ...others].filter(({ asset }) => asset === 'usd')
  const isBalanced = dollars.reduce((sum, { amount }) => sum + usdMinor(amount), noDollars) === noDollars
  if (!isBalanced) return false
  // Not in the chain yet: there is nothing to compare with.
  if (seal === null || proof === null) return true
  if (proof.text !== null) {
    const says = `${line}:\\d+:usd:${usdMinor(posting.amount)}:\\d*`
    const isSaid = proof.text.startsWith(`${id}\n`) && new RegExp(`^${says}$`, 'm').test(proof.text)
    if (!isSaid || hexOf(await sha256(bytesOf(proof.text))) !== proof.digest) return false
  }
  const before = seal.before === null ? await sha256(bytesOf(chainBeginsWith)) : bytesOfHex(seal.before.hash)
  return hexOf(await sha256(before, bytesOfHex(proof.digest))) === seal.hash
}

/** The hash before that of the first transfer is the hash of this text. */
const chainBeginsWith = 'evenmoor ledger'

/** Of one account, each balance is the one before it plus the posting; figures of several accounts have no such order. */
function follows({ of }: Explanation, newer: ExplainedPosting | undefined, older: ExplainedPosting): boolean {
  const isOneAccount = /^(available|withdrawing|after:|position:|worth:)/.test(of)
  if (!isOneAccount || newer?.balance_after == null || older.balance_after === null) return true
  return usdMinor(newer.balance_after) - usdMinor(newer.posting.amount) === usdMinor(older.balance_after)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

const bytesOfHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
