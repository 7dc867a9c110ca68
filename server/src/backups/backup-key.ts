import { Readable, type Writable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartProblem } from '#database/start-problem.ts'

/** The key that reads backups, as `ops backup-key` prints it: an age identity, which the `age` program reads too. */
export const newBackupKey = (): Promise<string> => generateX25519Identity()

/** The public half: what backups are written with, and what tells one key from another. */
export const recipientOf = (key: string): Promise<string> => identityToRecipient(key)

/** Writes `from` to `to` as an age file (age-encryption.org/v1) that only the holder of the key reads. */
export async function encryptTo(recipient: string, from: Readable, to: Writable): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  await pipeline(fromWeb(await encrypter.encrypt(toWeb(from))), to)
}

/**
 * The contents of an age file, piece by piece; each piece is authentic before it is handed out. Throws a StartProblem
 * where the file was not written for this key; the stream fails where it was changed or cut short.
 */
export async function decrypted(key: string, from: Readable, file: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(from)))
  } catch (error) {
    from.destroy()
    throw new StartProblem(
      `BACKUP_KEY does not open ${file}: it is another key, or the file is damaged. Nothing was restored.`,
      { cause: error },
    )
  }
}

/** The types of the DOM and of Node name the same streams. */
const toWeb = (from: Readable) => Readable.toWeb(from) as unknown as globalThis.ReadableStream<Uint8Array>
const fromWeb = (from: unknown): Readable => Readable.fromWeb(from as ReadableStream<Uint8Array>)
