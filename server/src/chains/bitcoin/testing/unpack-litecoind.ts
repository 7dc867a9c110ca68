import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const cacheDir = path.resolve(import.meta.dirname, '../../../../../.cache')

/** Debian's package of the node, and the libraries it wants that a small system may lack. */
const packages = [
  'litecoind',
  'libboost-filesystem1.74.0',
  'libboost-thread1.74.0',
  'libdb5.3++',
  'libevent-2.1-7',
  'libevent-pthreads-2.1-7',
  'libfmt9',
  'libleveldb1d',
  'libminiupnpc17',
  'libsnappy1v5',
]

export type Program = { readonly file: string; readonly env: NodeJS.ProcessEnv }

/**
 * A Litecoin node's program: `$LITECOIND`, or Debian's packages unpacked into the cache, without root and without
 * installing anything. Undefined on a system that has neither, or cannot reach Debian's archive.
 */
export async function findLitecoind(): Promise<Program | undefined> {
  const named = process.env['LITECOIND']
  if (named) return { file: named, env: {} }
  const unpacked = path.join(cacheDir, 'litecoind-debian12')
  if (!existsSync(unpacked)) {
    const isDebian12 = existsSync('/usr/bin/apt-get') && (await debianVersion()) === '12'
    if (!isDebian12) return undefined
    try {
      await unpack(unpacked)
    } catch (error) {
      // Without a way to Debian's archive the stories are skipped, and say so.
      process.stderr.write(`litecoind could not be fetched: ${String(error).split('\n')[0]}\n`)
      return undefined
    }
  }
  const libraries = path.join(unpacked, 'usr/lib/x86_64-linux-gnu')
  return {
    file: path.join(unpacked, 'usr/lib/litecoin/litecoind'),
    env: { LD_LIBRARY_PATH: libraries },
  }
}

async function debianVersion(): Promise<string | undefined> {
  const { stdout } = await run('sh', ['-c', '. /etc/os-release; echo "$ID $VERSION_ID"'])
  return process.arch === 'x64' ? /^debian (\d+)/.exec(stdout)?.[1] : undefined
}

/** Whoever is first wins; apt checks what it fetches against the archive's signature. */
async function unpack(target: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  const work = await mkdtemp(path.join(cacheDir, 'unpack-'))
  try {
    await run('apt-get', ['download', ...packages], { cwd: work })
    for (const name of await readdir(work)) await run('dpkg', ['-x', name, 'root'], { cwd: work })
    await rename(path.join(work, 'root'), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
