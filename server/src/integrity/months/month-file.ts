/** A month of the ledger's chain as a file, which stands for its postings once they are dropped. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { ChainPart, Sql } from '@evenmoor/ledger'
import type { OnProgress } from '#platform/on-progress.ts'
import { chainLines } from './chain-lines.ts'

/** Writes the part, and returns once it is on the disk under its name: before, it is beside it. */
export async function writePart(
  sql: Sql,
  part: ChainPart,
  { file, onProgress }: { file: string; onProgress: OnProgress },
): Promise<void> {
  const unfinished = `${file}.part`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    for await (const lines of chainLines(sql, part, onProgress))
      await handle.appendFile(`${lines.join('\n')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
  await syncFolder(path.dirname(path.resolve(file)))
}

/** The name of a new file is the folder's. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Whether the file, read again, is the whole of this part: each line leads to its hash, and the last to the part's end. */
export async function isPart({ after, upTo }: ChainPart, file: string): Promise<boolean> {
  let { position } = after
  let hash: Buffer = Buffer.from(after.hash, 'hex')
  let isFirst = after.position > 0n
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const said = fieldsOf(line)
    if (isFirst) {
      if (said['position'] !== String(after.position) || said['hash'] !== after.hash) return false
      isFirst = false
      continue
    }
    hash = sha256(hash, sha256(Buffer.from(String(said['text']))))
    position += 1n
    if (said['hash'] !== hash.toString('hex')) return false
  }
  return !isFirst && position === upTo?.position && hash.toString('hex') === upTo.hash
}

const sha256 = (...parts: readonly Buffer[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest()

function fieldsOf(line: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(line)
    return typeof fields === 'object' && fields !== null ? { ...fields } : {}
  } catch {
    return {}
  }
}
