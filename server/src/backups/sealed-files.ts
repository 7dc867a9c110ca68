import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import { StartProblem } from '#database/start-problem.ts'
import { decrypted, encryptTo } from './backup-key.ts'

export const fileMark = z.object({
  name: z.string(),
  bytes: z.number(),
  contentBytes: z.number(),
  sha256: z.string(),
})
/** What a file was when it was finished. */
export type FileMark = z.infer<typeof fileMark>

export const sealedEnding = '.gz.age'
/** Under this name a file is written until it is complete. */
export const unfinishedEnding = '.part'

/**
 * Compresses, encrypts and writes; the file has its name only once it is complete and on the disk. Gives what to compare
 * it with later.
 */
export async function writeSealed(file: string, recipient: string, from: Readable): Promise<FileMark> {
  const unfinished = `${file}.${process.pid}${unfinishedEnding}`
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      bytes += piece.length
      done(null, piece)
    },
  })
  const packed = createGzip({ level: 1 })
  let contentBytes = 0
  from.on('data', (piece: Buffer | string) => (contentBytes += piece.length))
  try {
    const written = pipeline(counted, createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await Promise.all([pipeline(from, packed), encryptTo(recipient, packed, counted), written])
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return { name: path.basename(file), bytes, contentBytes, sha256: hash.digest('hex') }
}

/** What `writeSealed` was given. Throws, or the stream fails with, a StartProblem where the file is damaged. */
export async function readSealed(file: string, key: string): Promise<Readable> {
  const source = await decrypted(key, createReadStream(file), file)
  const unpacked = createGunzip()
  source.on('error', () => unpacked.destroy(damaged(file)))
  unpacked.on('error', () => source.destroy())
  return source.pipe(unpacked)
}

/** Throws a StartProblem where a file is not the one that the backup was finished with. */
export async function assertUnchanged(
  folder: string,
  { name, bytes, sha256 }: FileMark,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<void> {
  const file = path.join(folder, name)
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  )
  if (size !== bytes) throw damaged(file)
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) {
    hash.update(piece as Buffer)
    onBytes((piece as Buffer).length)
  }
  if (hash.digest('hex') !== sha256) throw damaged(file)
}

export const damaged = (file: string): StartProblem =>
  new StartProblem(`${file} is missing or damaged. Restore from another backup with --at.`)
