/** What a witness remembers of each log: every head that it cosigned, in files that are never changed. */
import { hash, randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises'
import path from 'node:path'

export type Head = {
  readonly origin: string
  readonly size: number
  /** Base64. */
  readonly root: string
  /** The note that was cosigned, as it came. */
  readonly note: string
  /** ISO 8601. */
  readonly seenAt: string
}

/** A head with its place in the order of those of its log; place 0 is before the first. */
export type Place = { readonly place: number; readonly head: Head | undefined }

export type HeadStore = {
  readonly latest: (origin: string) => Promise<Place>
  /** Keeps a head as the one after `place`. False where another one is there already: nothing was kept then. */
  readonly keepAfter: (place: number, head: Head) => Promise<boolean>
}

const digits = 9

/**
 * Heads as files below `folder`, one for each, by number. A head is kept by linking a whole, written file under the next
 * number, which fails if that number is taken: comparing and keeping are one step, for any number of processes.
 */
export function fileHeadStore(folder: string): HeadStore {
  const folderOf = (origin: string) => path.join(folder, hash('sha256', origin).slice(0, 32))
  return {
    latest: async (origin) => {
      const names = await readdir(folderOf(origin)).catch(() => [])
      const name = names
        .filter((each) => /^\d{9}\.json$/.test(each))
        .toSorted()
        .at(-1)
      if (name === undefined) return { place: 0, head: undefined }
      const head = JSON.parse(await readFile(path.join(folderOf(origin), name), 'utf8')) as Head
      return { place: Number(name.slice(0, digits)), head }
    },
    keepAfter: async (place, head) => {
      const own = folderOf(head.origin)
      await mkdir(own, { recursive: true })
      const draft = path.join(own, `${randomUUID()}.tmp`)
      await writeThrough(draft, `${JSON.stringify(head)}\n`)
      try {
        await link(draft, path.join(own, `${String(place + 1).padStart(digits, '0')}.json`))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
        throw error
      } finally {
        await unlink(draft)
      }
      await syncFolder(own)
      return true
    },
  }
}

/** On the disk when it returns: a cosignature must not be known longer than what it is about. */
async function writeThrough(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; its file systems keep a link that was made.
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
