import { chmod, chown, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-fs'
import * as z from 'zod/mini'
import { archiveFolder, type Layout } from '#database/embedded/layout.ts'
import { usersFor } from '#database/embedded/unprivileged-user.ts'
import { segmentFile } from './backup-folder.ts'
import { replayFolder } from './recover.ts'
import { readSealed } from './sealed-files.ts'

/** Hears how much of the step is done. */
type OnDone = (done: number) => void

/** Writes the keys of the installation. */
export async function unpackSecrets(layout: Layout, from: string, key: string): Promise<void> {
  const secrets = path.dirname(layout.ownerPassword)
  await mkdir(secrets, { mode: 0o700 })
  const kept = await text(await readSealed(path.join(from, 'secrets.json.gz.age'), key))
  for (const [name, content] of Object.entries(z.parse(secretsSchema, JSON.parse(kept))))
    await writeFile(path.join(secrets, path.basename(name)), content, { encoding: 'base64', mode: 0o600 })
}

const secretsSchema = z.record(z.string(), z.string())

/** Writes the files of the cluster, as they were while it was copied; `onDone` hears bytes. */
export async function unpackBase(layout: Layout, from: string, key: string, onDone: OnDone): Promise<void> {
  let done = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, next) {
      onDone((done += piece.length))
      next(null, piece)
    },
  })
  await pipeline(await readSealed(path.join(from, 'base.tar.gz.age'), key), counted, extract(layout.cluster))
  await chmod(layout.cluster, 0o700)
  // What waited to be moved when the backup was taken is in the backups by now.
  await rm(archiveFolder(layout), { recursive: true, force: true })
}

/** Writes the files of the log that make them whole, for PostgreSQL to replay (`recover`); `onDone` hears files. */
export async function unpackSegments(
  layout: Layout,
  folder: string,
  key: string,
  names: readonly string[],
  onDone: OnDone,
): Promise<void> {
  const replay = replayFolder(layout)
  await mkdir(replay, { mode: 0o700 })
  await writeFile(path.join(layout.cluster, 'recovery.signal'), '')
  for (const [index, name] of names.entries()) {
    await writeSegment(path.join(replay, name), await readSealed(segmentFile(folder, name), key))
    onDone(index + 1)
  }
}

/** Most of a file that was closed by the clock is zeros: they take no room on the disk. */
async function writeSegment(file: string, from: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  let at = 0
  try {
    for await (const piece of from) {
      if (piece.some((byte) => byte !== 0)) await handle.write(piece, 0, piece.length, at)
      at += piece.length
    }
    await handle.truncate(at)
  } finally {
    await handle.close()
  }
}

/** As root, PostgreSQL runs as another user. */
export async function giveToPostgres({ cluster }: Layout): Promise<void> {
  if (process.getuid?.() !== 0) return
  const [user] = await usersFor(path.join(cluster, 'none'))
  if (user === undefined) return
  const files = await readdir(cluster, { recursive: true })
  for (const file of ['', ...files]) await chown(path.join(cluster, file), user.uid, user.gid)
}
