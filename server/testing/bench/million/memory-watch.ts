import { readFile } from 'node:fs/promises'
import { quantileOf } from '../measure.ts'
import { verdict } from '../table.ts'

/** Looked at so often. */
const pauseMs = 1_000

/** What a process may have more of at the end than at the beginning and still be flat: garbage that is not collected yet. */
const growthMax = 1.1

/** Looks at the resident memory of a process until it is ended; `end` gives what was seen, in MiB. Linux alone tells it. */
export function watchMemory(pid: number): { readonly end: () => Promise<readonly number[]> } {
  const seen: number[] = []
  const look = async () => {
    const mebibytes = await memoryOf(pid)
    if (mebibytes > 0) seen.push(mebibytes)
  }
  const timer = setInterval(() => void look(), pauseMs)
  return {
    end: async () => {
      clearInterval(timer)
      await look()
      return seen
    },
  }
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024
}

/**
 * A process's memory in thirds of the time it was watched: it takes what it works with in the first, and a process whose
 * memory is flat has as much in the last as in the middle one.
 */
export function describeMemory(seen: readonly number[]): string {
  const third = Math.floor(seen.length / 3)
  if (third === 0) return 'memory not watched for long enough'
  const [first, middle, last] = [0, 1, 2].map((part) =>
    quantileOf(seen.slice(part * third, part === 2 ? undefined : (part + 1) * third), 0.5),
  ) as [number, number, number]
  const figures = [first, middle, last].map((one) => one.toFixed(0)).join(', ')
  return `memory by thirds of the time ${figures} MiB (${verdict(last <= middle * growthMax, `flat: ≤ ${growthMax}× the middle third`)})`
}
