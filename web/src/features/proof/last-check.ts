import { readLocalStorage, writeLocalStorage } from '#browser/local-storage.ts'

/** What the last check of a balance on this device came to; whose it was, so that nobody is told of another's. */
export type LastCheck = {
  readonly person: string
  /** ISO 8601. */
  readonly checkedAt: string
  /** When the balances were taken that it found. */
  readonly takenAt: string
  readonly isIncluded: boolean
}

const key = 'evenmoor.balance_check'

export function readLastCheck(person: string | null): LastCheck | null {
  try {
    const last = JSON.parse(readLocalStorage(key) ?? 'null') as LastCheck | null
    return last?.person === person ? last : null
  } catch {
    return null
  }
}

export const keepLastCheck = (check: LastCheck): void => writeLocalStorage(key, JSON.stringify(check))
