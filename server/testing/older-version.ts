import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')
const workspaces = '@evenmoor'

/** The product as an earlier commit had it, in a folder of its own. */
export type OlderVersion = {
  readonly server: string
  readonly ops: string
  readonly remove: () => Promise<void>
}

/** Whether this copy of the history has the commit: a shallow clone and an archive don't. */
export const hasCommit = (commit: string): Promise<boolean> =>
  run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).then(
    () => true,
    () => false,
  )

/** Lays it out, with the packages that are installed here; those of the project itself are the commit's. */
export async function layOutOlder(commit: string): Promise<OlderVersion> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-older-'))
  const archive = path.join(folder, 'older.tar')
  await run('git', ['archive', '--output', archive, commit], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  const [installed, own] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  await mkdir(path.join(own, workspaces), { recursive: true })
  for (const name of await readdir(installed)) {
    if (name !== workspaces) await symlink(path.join(installed, name), path.join(own, name))
  }
  for (const name of await readdir(path.join(installed, workspaces))) {
    await symlink(path.join(folder, name), path.join(own, workspaces, name))
  }
  // Calls alone are compared, and a start only looks that pages are built.
  await symlink(path.join(root, 'web/build'), path.join(folder, 'web/build'))
  return {
    server: path.join(folder, 'server/src/main.ts'),
    ops: path.join(folder, 'server/src/ops/main.ts'),
    remove: () => rm(folder, { recursive: true }),
  }
}
