import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs npm in a folder; what it says goes where errors go. Throws when it fails. */
export async function npm(folder: string, ...words: string[]): Promise<void> {
  const child = spawn('npm', words, {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', process.stderr, process.stderr],
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`npm ${words.join(' ')} failed; its messages are above`)
}
