import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export const lastLine = (output: string): string | undefined => output.trimEnd().split('\n').at(-1)

/** Running processes that belong to the folder: started with it as DATA_DIR, or working inside it (the database). */
export function processesOf(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        if (readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir)) return true
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${dataDir}\0`)
      } catch {
        // It ended while we looked.
        return false
      }
    })
}
