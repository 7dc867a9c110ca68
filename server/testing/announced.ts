import type { ChildProcess } from 'node:child_process'

/** What the product prints once it serves, or runs its jobs. */
export const announcement = /^Evenmoor (?:is ready|runs its jobs)\./m

/**
 * Resolves when a program has printed what announces that it is ready. Rejects, with all it printed, when it ends before
 * that or takes longer. Its output is read on to its end: a pipe that nobody empties would stop it.
 */
export function untilAnnounced(child: ChildProcess, withinMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let printed = ''
  const fail = (why: string) => reject(new Error(`the program ${why}:\n${printed}`))
  const timer = setTimeout(() => fail(`was not ready within ${withinMs} ms`), withinMs)
  child.stdout?.on('data', (chunk) => {
    printed += String(chunk)
    if (announcement.test(printed)) resolve()
  })
  child.stderr?.on('data', (chunk) => (printed += String(chunk)))
  child.once('error', reject)
  child.once('exit', () => fail('ended'))
  return promise.finally(() => clearTimeout(timer))
}
