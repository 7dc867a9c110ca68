import { newIdempotencyKey } from '#api/idempotency-key.ts'

const prefix = 'evenmoor.intent.'

/**
 * The idempotency key of one intent to move money. The same intent and request get the same key until
 * `forgetIntent`, also after a reload of the page, so that it can be sent again without being done twice.
 * Another request under the same intent gets a new key.
 */
export function intentKey(
  intent: string,
  request: string,
  store: Storage | undefined = tabStorage(),
): string {
  const kept = read(store, intent)
  if (kept?.request === request) return kept.key
  const key = newIdempotencyKey()
  store?.setItem(prefix + intent, JSON.stringify({ request, key }))
  return key
}

/** It was answered: the same request from now on is a new intent. */
export function forgetIntent(intent: string, store: Storage | undefined = tabStorage()): void {
  store?.removeItem(prefix + intent)
}

function read(store: Storage | undefined, intent: string): { request: string; key: string } | null {
  try {
    return JSON.parse(store?.getItem(prefix + intent) ?? 'null') as { request: string; key: string } | null
  } catch {
    return null
  }
}

// Where storage is blocked, reading the property throws; keys then last for one attempt and its retries.
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
