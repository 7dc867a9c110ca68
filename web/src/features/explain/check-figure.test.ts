import { createHash } from 'node:crypto'
import type { ExplainedPosting, Explanation } from '@evenmoor/contract/explanations'
import { expect, test } from 'vitest'
import { checkFigure, type PostingPage } from './check-figure.ts'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A chain as the ledger makes it: deposits of 5, 7 and -2 dollars, newest first. */
function chainOf(...dollars: readonly number[]): ExplainedPosting[] {
  let before = sha256('evenmoor ledger')
  let balance = 0
  const postings: ExplainedPosting[] = []
  for (const [index, amount] of dollars.entries()) {
    const id = String(index + 1)
    balance += amount
    const text = [id, 'key', 'deposit', 'deposit/x', `1:1000:usd:${amount}000000:${balance}000000`].join('\n')
    const digest = sha256(text)
    const hash = sha256(Buffer.concat([before, digest]))
    const link = { position: String(index), transfer_id: String(index), hash: before.toString('hex') }
    postings.unshift({
      transfer_id: id,
      line: 1,
      kind: 'deposit',
      plan_title: null,
      coin: null,
      day: null,
      at: '2026-11-24T00:00:00Z',
      posting: lineOf('available', `${amount}.00`),
      balance_after: `${balance}.00`,
      others: [lineOf('conversion', `${-amount}.00`)],
      seal: {
        position: id,
        transfer_id: id,
        hash: hash.toString('hex'),
        before: index === 0 ? null : link,
        checkpoint: null,
      },
      proof: { text, digest: digest.toString('hex') },
    })
    before = hash
  }
  return postings
}

const lineOf = (account: 'available' | 'conversion', amount: string) =>
  ({ account, is_own: account === 'available', asset: 'usd', amount, plan_title: null }) as const

const explanation: Explanation = {
  of: 'available',
  plan_title: null,
  as_of: '3',
  kept_balance: '10.00',
  sum: '10.00',
  count: 3,
  terms: [{ kind: 'deposits', count: 3, amount: '10.00' }],
}

/** Checks these postings, a page of two at a time. */
async function check(postings: readonly ExplainedPosting[], given: Partial<Explanation> = {}) {
  const progress: number[] = []
  const outcome = await checkFigure({
    explanation: { ...explanation, ...given },
    read: (cursor): Promise<PostingPage> => {
      const from = Number(cursor ?? 0)
      const next = from + 2 < postings.length ? String(from + 2) : null
      return Promise.resolve({ results: postings.slice(from, from + 2), next })
    },
    onProgress: (checked) => progress.push(checked),
    signal: new AbortController().signal,
  })
  return { outcome, progress }
}

const [newest, middle, oldest] = chainOf(5, 7, -2) as [ExplainedPosting, ExplainedPosting, ExplainedPosting]
const proofOf = ({ proof }: ExplainedPosting) => ({ text: null, digest: '', ...proof })

test('what the chain says adds up, page by page', async () => {
  expect(await check([newest, middle, oldest])).toEqual({
    outcome: { kind: 'matches', count: 3, shared: 0, unsealed: 0, checkpoint: null },
    progress: [2, 3],
  })
})

test.each([
  ['another amount', { posting: lineOf('available', '8.00'), others: [lineOf('conversion', '-8.00')] }],
  ['sides that do not cancel out', { others: [lineOf('conversion', '-7.01')] }],
  ['another balance', { balance_after: '13.00' }],
  ['another text', { proof: { ...proofOf(middle), text: `${proofOf(middle).text} ` } }],
  ['another digest', { proof: { text: null, digest: '00'.repeat(32) } }],
  ['the text of another transfer', { proof: proofOf(oldest) }],
])('%s is found', async (_, change) => {
  const { outcome } = await check([newest, { ...middle, ...change }, oldest])
  expect(outcome.kind).toBe('posting')
})

test('the newest checkpoint that is signed is named, also while newer postings wait for theirs', async () => {
  const published = (posting: ExplainedPosting, size: number): ExplainedPosting => ({
    ...posting,
    seal: posting.seal && { ...posting.seal, checkpoint: { size, signed_at: '2026-11-25T00:10:00Z' } },
  })
  const { outcome } = await check([newest, published(middle, 9), published(oldest, 4)])
  expect(outcome).toMatchObject({ kind: 'matches', checkpoint: { size: 9 } })
})

test('a posting that is left out is found', async () => {
  expect((await check([newest, oldest])).outcome).toEqual({ kind: 'posting', transferId: '1' })
  expect((await check([newest, middle])).outcome).toEqual({ kind: 'sum', difference: '-5.00' })
  expect((await check([newest, oldest], { of: 'total' })).outcome).toEqual({
    kind: 'sum',
    difference: '-7.00',
  })
})

test('a balance that the postings do not come to is found', async () => {
  const kept = { kept_balance: '10.50' }
  expect((await check([newest, middle, oldest], kept)).outcome).toEqual({ kind: 'sum', difference: '-0.50' })
})

test('what is brought forward is a part of the sum', async () => {
  const brought = (amount: string): Partial<Explanation> => ({
    count: 2,
    kept_from: '2026-11-24',
    terms: [
      { kind: 'brought_forward', count: 1, amount },
      { kind: 'deposits', count: 2, amount: '5.00' },
    ],
  })
  const [first, second] = [newest, middle]
  expect((await check([first, second], brought('5.00'))).outcome).toMatchObject({ kind: 'matches', count: 2 })
  expect((await check([first, second], brought('4.00'))).outcome).toEqual({
    kind: 'sum',
    difference: '-1.00',
  })
})

test('of a transfer with other people’s lines its place in the chain is checked, of a new one nothing yet', async () => {
  const shared = { ...newest, proof: { ...proofOf(newest), text: null } }
  expect((await check([shared, middle, oldest])).outcome).toMatchObject({
    kind: 'matches',
    shared: 1,
    unsealed: 0,
  })
  const unsealed = { ...newest, seal: null, proof: null }
  expect((await check([unsealed, middle, oldest])).outcome).toMatchObject({
    kind: 'matches',
    shared: 0,
    unsealed: 1,
  })
})

test('it can be stopped', async () => {
  const control = new AbortController()
  control.abort()
  const read = () => Promise.resolve({ results: [newest], next: null })
  const onProgress = () => undefined
  await expect(checkFigure({ explanation, read, onProgress, signal: control.signal })).rejects.toThrow(
    /abort/i,
  )
})
