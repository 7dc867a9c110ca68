import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const cacheDir = path.join(root, '.cache')

/**
 * The folder with what a test needs apart from the product's packages: fetched once, from the lock file of a folder in
 * `scripts`, without running anybody's install script. Undefined where the registry cannot be reached.
 */
export async function fetchPackages(name: 'bitcoin-node' | 's3-server'): Promise<string | undefined> {
  const source = path.join(root, 'scripts', name)
  const lock = hash('sha256', await readFile(path.join(source, 'package-lock.json'))).slice(0, 12)
  const folder = path.join(cacheDir, `${name}-${lock}`)
  if (existsSync(folder)) return folder
  try {
    await install(source, folder)
    return folder
  } catch (error) {
    // Without a way to the registry these tests are skipped, and say so.
    process.stderr.write(`${name} could not be fetched: ${String(error).split('\n')[0]}\n`)
    return undefined
  }
}

/** Whoever is first wins; npm checks what it fetches against the lock file. */
async function install(source: string, target: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  const work = await mkdtemp(path.join(cacheDir, 'fetching-'))
  try {
    for (const name of ['package.json', 'package-lock.json'])
      await copyFile(path.join(source, name), path.join(work, name))
    await run('npm', ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'], { cwd: work })
    await rename(work, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
