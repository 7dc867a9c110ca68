import { writeSync } from 'node:fs'

const standardError = 2

/**
 * Where log lines go. One that can't be written, as on a full disk, is lost: pino's own output keeps it, and holds the
 * process up when it ends.
 */
export const logOutput = {
  write: (line: string): void => {
    const bytes = Buffer.from(line)
    let written = 0
    try {
      while (written < bytes.length) written += writeSync(standardError, bytes, written)
    } catch {
      // There is nowhere left to say it.
    }
  },
}
