import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { npmSilently } from './npm.mjs'
import { showProgress } from './progress.mjs'

const inputs = [
  'web',
  'contract',
  'ledger',
  'tlog',
  'locales',
  'docs/claims.json',
  'scripts/claims',
  'scripts/words',
  'README.md',
  'package-lock.json',
  'tsconfig.base.json',
]
const notInputs = new Set(['node_modules', 'build', '.react-router'])
/** Beside the folder that is served, not in it. */
const stampFile = 'web/build/.made-from'

/** Builds the web application unless it was built from exactly these sources. */
export async function build(root) {
  const made = await hashOf(root)
  const before = await readFile(path.join(root, stampFile), 'utf8').catch(() => '')
  if (made === before) return
  await showProgress('Building the pages', () =>
    npmSilently(
      root,
      ['run', 'build'],
      'If you changed the sources, mend what it names; else please report it.',
    ),
  )
  await writeFile(path.join(root, stampFile), made)
}

/** Contents, not times: a checkout changes times without changing anything. */
async function hashOf(root) {
  const hash = createHash('sha256')
  const files = (await Promise.all(inputs.map((input) => filesIn(root, input)))).flat().toSorted()
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex')
}

async function filesIn(root, place) {
  const entries = await readdir(path.join(root, place), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (!entries) return [place]
  const inside = entries
    .filter(({ name }) => !notInputs.has(name) && !/\.test\.tsx?$|\.tsbuildinfo$|\.d\.json\.ts$/.test(name))
    .map((entry) =>
      entry.isDirectory() ? filesIn(root, `${place}/${entry.name}`) : [`${place}/${entry.name}`],
    )
  return (await Promise.all(inside)).flat()
}
