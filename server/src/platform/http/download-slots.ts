import { because } from '@evenmoor/contract/refusals'
import { tooMany } from '#platform/problems.ts'

/** Files that are made for one person at a time, by one process: each reads the database for as long as it is sent. */
const atOnce = 2
const taken = new Map<string, number>()

/** A place for one more file of the person, and how it is given back. Throws 429 while two are being made. */
export function takeDownloadSlot(personId: string): () => void {
  const before = taken.get(personId) ?? 0
  if (before >= atOnce) {
    throw tooMany(5, because('too_many_downloads'))
  }
  taken.set(personId, before + 1)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    const left = (taken.get(personId) ?? 1) - 1
    if (left === 0) taken.delete(personId)
    else taken.set(personId, left)
  }
}
