import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'

const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']

/** A program of this machine that no package of npm brings; undefined where there is none. */
export const machineProgram = (name: string): string | undefined =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))

/** Resolves when a program has said on stderr that it is up; rejects with all it said when it ends before. */
export function untilUp(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (bytes) => {
      said += String(bytes)
      if (said.includes(words)) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended:\n${said}`)))
  })
}

/** Ends a program without a warning, and waits until it is gone. */
export async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
