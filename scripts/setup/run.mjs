import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { projectNode } from './node-version.mjs'
import { projectEnvironment } from './npm.mjs'
import { passSignals } from './signals.mjs'

/** Runs one of the project's programs on the project's Node to its end. Gives its exit code. */
export function runProgram(root, file, args = [], more = {}) {
  const follow = new URL('./follow-parent.mjs', import.meta.url).href
  const child = spawn(projectNode(root), ['--import', follow, path.join(root, file), ...args], {
    env: projectEnvironment(root, more),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  return codeOf(child, (signal) => child.kill(signal))
}

async function codeOf(child, send) {
  const release = passSignals(send)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      // As a shell reports it: 128 and the number of the signal.
      child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
    })
  } finally {
    release()
  }
}
