import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'

/**
 * Removes settings from the environment of this process. On Linux it also overwrites their values in the environment that
 * the process was started with, which an attacker who can make the application read a file would find in
 * `/proc/self/environ`. Where that memory can't be written, only the first is done.
 */
export function forgetEnvironment(names: readonly string[]): void {
  for (const name of names) delete process.env[name]
  if (process.platform !== 'linux') return
  try {
    overwriteInitial(names)
  } catch {
    // No /proc, or one that may not be written: the operator can keep the owner out altogether (docs/operating.md).
  }
}

/** Fields of `/proc/self/stat` after the program's name: where the initial environment begins and ends in memory. */
const [environmentBegins, environmentEnds] = [47, 48]

function overwriteInitial(names: readonly string[]): void {
  const initial = readFileSync('/proc/self/environ', 'latin1')
  // The name may hold spaces and brackets.
  const fields = readFileSync('/proc/self/stat', 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ')
  const begins = Number(fields[environmentBegins])
  if (Number(fields[environmentEnds]) - begins !== initial.length) return
  const memory = openSync('/proc/self/mem', 'r+')
  try {
    let at = begins
    for (const entry of initial.split('\0')) {
      const [name = ''] = entry.split('=', 1)
      const value = entry.length - name.length - 1
      if (names.includes(name)) writeSync(memory, '*'.repeat(value), at + name.length + 1, 'latin1')
      at += entry.length + 1
    }
  } finally {
    closeSync(memory)
  }
}
