import { execFile } from 'node:child_process'
import type { KeyObject } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sealStatement } from './envelope.ts'
import { sha256, sha256OfFile, statementEnding, sumsName } from './files.ts'
import { ReleaseProblem } from './release-problem.ts'
import { type Statement, statementOf } from './statement.ts'

const root = path.resolve(import.meta.dirname, '../..')
const bytesMax = 256 * 1_024 * 1_024
const run = promisify(execFile)

/** What a program prints, run in the repository unless another folder is named. */
const output = async (file: string, args: readonly string[], cwd = root): Promise<string> =>
  (await run(file, args, { cwd, maxBuffer: bytesMax })).stdout

/**
 * Puts a release of the commit into `folder`: its source, the list of what it installs, their sums, and the signed
 * statement of what they were made from. The working tree has no part in it. Returns the names of the files.
 */
export async function makeRelease(folder: string, ref: string, key: KeyObject): Promise<string[]> {
  const startedAt = new Date()
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new ReleaseProblem(`${folder} is not empty.`)
  const commit = await commitOf(ref)
  const { version } = JSON.parse(await output('git', ['show', `${commit}:package.json`])) as {
    version: string
  }
  const name = `evenmoor-${version}`

  const [archive, parts] = [`${name}.tar.gz`, `${name}.cdx.json`]
  const archivePath = path.resolve(folder, archive)
  await output('git', ['archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${archivePath}`, commit])
  await writeFile(path.join(folder, parts), await partsOf(archivePath, name))
  const sums = await Promise.all(
    [archive, parts].map(async (file) => `${await sha256OfFile(folder, file)}  ${file}\n`),
  )
  await writeFile(path.join(folder, sumsName), sums.join(''))

  const files = [archive, parts, sumsName]
  const statement: Statement = statementOf({
    files: await Promise.all(
      files.map(async (file) => ({ name: file, sha256: await sha256OfFile(folder, file) })),
    ),
    version,
    commit,
    lockSha256: sha256(await output('git', ['show', `${commit}:package-lock.json`])),
    tools: {
      node: process.version,
      npm: await npmVersion(),
      git: (await output('git', ['--version'])).trim(),
    },
    startedAt,
    finishedAt: new Date(),
  })
  await writeFile(path.join(folder, `${name}${statementEnding}`), sealStatement(statement, key))
  return [...files, `${name}${statementEnding}`]
}

async function commitOf(ref: string): Promise<string> {
  try {
    return (await output('git', ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`])).trim()
  } catch {
    throw new ReleaseProblem(`There is no commit "${ref}".`)
  }
}

const npmVersion = async (): Promise<string> => (await output('npm', ['--version'])).trim()

/** The CycloneDX list of what the archive's own lock file installs for a running site. */
async function partsOf(archivePath: string, name: string): Promise<string> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'evenmoor-release-'))
  try {
    await output('tar', ['-xzf', archivePath, '-C', scratch])
    return await output(
      'npm',
      ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev'],
      path.join(scratch, name),
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
