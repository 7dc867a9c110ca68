import { readFileSync } from 'node:fs'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, StartProblem } from '#database/start-problem.ts'

const patienceMs = 120_000
/** A lock without content is being written, unless its writer died between the two steps. */
const emptyLockMs = 2_000

/**
 * One process at a time looks for the cluster, makes it or starts it; the others wait and then find it.
 * A lock whose process is gone is taken over. Should two processes ever do that at the same instant, nothing breaks:
 * a finished cluster is put in place by a rename that fails if one is there, and PostgreSQL refuses a second server.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await takeLock(file)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function takeLock(file: string): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!(await createLock(file))) {
    if (await isAbandoned(file)) await removeAbandoned(file)
    else if (Date.now() > deadline) {
      throw new StartProblem(
        `Another process has been starting the database for ${patienceMs / 1000} s. ` +
          `Look for it, stop it, and start again (its lock is ${file}).`,
      )
    } else await sleep(50)
  }
}

/** Takes the lock unless another living process holds it, without waiting; undefined then. Gives how to let it go. */
export async function tryLock(file: string): Promise<(() => Promise<void>) | undefined> {
  for (let tries = 0; tries < 2; tries += 1) {
    if (await createLock(file)) return () => rm(file, { force: true })
    if (!(await isAbandoned(file))) return undefined
    await removeAbandoned(file)
  }
  return undefined
}

async function createLock(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(processMark(process.pid) ?? String(process.pid))
    await handle.close()
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  try {
    const mark = await readFile(file, 'utf8')
    if (mark === '') return Date.now() - (await stat(file)).mtimeMs > emptyLockMs
    return processMark(Number.parseInt(mark, 10)) !== mark
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

async function removeAbandoned(file: string): Promise<void> {
  const aside = `${file}.${process.pid}`
  try {
    await rename(file, aside)
    await rm(aside, { force: true })
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

/**
 * Names a living process so that another one with the same pid later, or after a reboot, is told apart (Linux only).
 * Undefined for one that is gone, also where nobody has asked yet how it ended.
 */
export function processMark(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return undefined
  }
  if (process.platform !== 'linux') return String(pid)
  try {
    // The program's name is in parentheses and may contain spaces; the start time is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    if (fields[0] === 'Z') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${pid} ${fields[19]} ${boot}`
  } catch {
    return undefined
  }
}
