import { open } from 'node:fs/promises'
import { copyFileSync, statSync, truncateSync } from 'node:fs'

/** How large PostgreSQL's log grows before it is put aside; one earlier part is kept. */
const logLimitBytes = 10 * 1024 * 1024

/**
 * Puts a log aside when it is too large. PostgreSQL holds the file open for appending, so it is copied and emptied,
 * not renamed; a line written between the two steps may be lost, which a log can bear.
 */
export function limitLog(log: string, previous: string, limit = logLimitBytes): void {
  if (logSize(log) <= limit) return
  copyFileSync(log, previous)
  truncateSync(log, 0)
}

export function logSize(log: string): number {
  return statSync(log, { throwIfNoEntry: false })?.size ?? 0
}

/** The last lines that were written after `from`, to show when PostgreSQL does not come up. */
export async function lastLines(log: string, from: number, count = 8): Promise<string> {
  const start = Math.max(from, logSize(log) - 16_384)
  const handle = await open(log, 'r').catch(() => undefined)
  if (!handle) return ''
  try {
    const buffer = Buffer.alloc(16_384)
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, start)
    return buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n').slice(-count).join('\n')
  } finally {
    await handle.close()
  }
}
