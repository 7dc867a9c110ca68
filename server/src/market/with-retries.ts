import { MarketFault } from './market-fault.ts'

const retriesMax = 3
const firstDelayMs = 1_000

export type Sleep = (ms: number) => Promise<unknown>

/** Tries up to three times more (after 1, 2 and 4 s) while the fault is a passing one; throws the last fault. */
export async function withRetries<T>(work: () => Promise<T>, sleep: Sleep): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await work()
    } catch (error) {
      const isPassing = error instanceof MarketFault && error.isPassing
      if (!isPassing || retries === retriesMax) throw error
      await sleep(firstDelayMs * 2 ** retries)
    }
  }
}
