/** A witness that comes to the log: reads its newest head, checks it, and hands in its cosignature. */
import { hashesOfTile, MerkleTree, parseCheckpoint, parseNote, tilePath, tileWidth } from '@evenmoor/tlog'
import { addCheckpoint, type Witness } from './add-checkpoint.ts'

export type Seen = {
  /** `seen`: cosigned. `unchanged`: seen before. `refused`: the log isn't what it was, or isn't signed by its keys. */
  readonly outcome: 'seen' | 'unchanged' | 'refused'
  readonly origin: string
  readonly size: number
  /** What the log was refused with, in words; else whether the installation keeps the cosignature. */
  readonly words: string
}

const patienceMs = 20_000

/** Looks at the log of an installation once. `handIn`: whether the installation is told. Throws where it can't be reached. */
export async function followLog(site: string, witness: Witness, handIn = true): Promise<Seen> {
  const note = await read(`${site}/log/checkpoint`)
  const { origin, size } = parseCheckpoint(parseNote(note).text)
  const { head } = await witness.heads.latest(origin)
  const oldSize = head?.size ?? 0
  if (size < oldSize) {
    const words = `it has ${size} entries, and had ${oldSize} when it was last seen: an old copy was signed again`
    return { outcome: 'refused', origin, size, words }
  }
  const proof = (await treeOf(site, size)).consistencyProof(oldSize)
  const lines = [`old ${oldSize}`, ...proof.map((hash) => hash.toString('base64')), '', note]
  const answer = await addCheckpoint(witness, lines.join('\n'))
  // Another process of this witness was quicker.
  if (answer.status === 409 && answer.body !== `${oldSize}\n`) return followLog(site, witness, handIn)
  if (answer.status !== 200) return { outcome: 'refused', origin, size, words: reasons[answer.status] }
  const words = handIn ? await submit(site, size, answer.body) : 'not handed in'
  return { outcome: size === oldSize ? 'unchanged' : 'seen', origin, size, words }
}

const reasons = {
  400: 'its newest head is no signed note',
  403: 'its newest head is not signed by the key that was noted',
  404: 'its newest head is of another log',
  409: 'it shows another root for a size that was seen before: a split view',
  422: 'what was seen before is not the beginning of it: it was rewritten',
} as const

/** The tree of the log's own files, from the hashes of its entries. */
async function treeOf(site: string, size: number): Promise<MerkleTree> {
  const tree = new MerkleTree()
  for (let index = 0; index * tileWidth < size; index += 1) {
    const width = Math.min(tileWidth, size - index * tileWidth)
    const response = await request(`${site}/log/${tilePath({ level: 0, index, width })}`)
    for (const hash of hashesOfTile(new Uint8Array(await response.arrayBuffer()), width)) tree.append(hash)
  }
  return tree
}

async function submit(site: string, size: number, cosignature: string): Promise<string> {
  const response = await fetch(`${site}/api/transparency/cosignatures/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size, cosignature }),
    signal: AbortSignal.timeout(patienceMs),
  })
  if (response.ok) return 'handed in'
  return response.status === 403
    ? 'not taken: the operator has not set this key in LOG_WITNESSES'
    : `not taken: ${response.status}`
}

/** The keys that a log says are its own. Note them at the first visit: later they prove nothing. */
export const readKeys = async (site: string): Promise<string[]> =>
  (await read(`${site}/log/key`)).split('\n').filter((line) => line !== '')

const read = async (url: string): Promise<string> => (await request(url)).text()

async function request(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
