/** The witness's own key, and the keys of logs that it noted: files that are made at their first use. */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type SignerKey, signerKey, type VerifierKey, verifierKey } from '@evenmoor/tlog'

/** A file's text; made by `make` where there is none. Two processes that make it at once get the same. */
async function keptText(file: string, make: () => Promise<string> | string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  if (kept !== undefined) return kept
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, await make(), { flag: 'wx', mode: 0o600 }).catch(() => undefined)
  return readFile(file, 'utf8')
}

/** The key that this folder's witness signs with. `name` counts when it is made; from then on it stays. */
export async function witnessKey(folder: string, name: string): Promise<SignerKey> {
  const text = await keptText(path.join(folder, 'key.json'), () =>
    JSON.stringify({ name, seed: randomBytes(32).toString('hex') }),
  )
  const kept = JSON.parse(text) as { name: string; seed: string }
  return signerKey(kept.name, 'cosignature', Buffer.from(kept.seed, 'hex'))
}

/** The keys of a site's log as they were at the first visit, unless `given` says them. */
export async function logKeysOf(
  folder: string,
  site: string,
  { given, read }: { given: readonly string[]; read: () => Promise<string[]> },
): Promise<VerifierKey[]> {
  if (given.length > 0) return given.map(verifierKey)
  const file = path.join(folder, 'logs', `${encodeURIComponent(site)}.json`)
  const text = await keptText(file, async () => JSON.stringify(await read()))
  return (JSON.parse(text) as string[]).map(verifierKey)
}
