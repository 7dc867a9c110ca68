/**
 * The session as the spec has it: the tokens `access` and `refresh` and the `user_id` in the browser's storage.
 * Beside them stands when the access token is renewed ahead of its end, so that no call is refused for its age.
 * Renewal happens once for all calls in flight, in this tab and in the others: whoever holds the lock renews, and
 * the rest find a newer access token when their turn comes.
 */
import { accessTokenMinutes } from '@evenmoor/contract/access-token'
import { useSyncExternalStore } from 'react'
import { readLocalStorage, writeLocalStorage } from '#browser/local-storage.ts'

export type Session = {
  readonly access: string
  readonly refresh: string | null
  readonly userId: string | null
}

const lockName = 'evenmoor.session'
const renewAtKey = 'evenmoor.renew_at'
/** Until when, in milliseconds since 1970, what is checked at each login needs no check: a login ends it. */
export const checkedUntilKey = 'evenmoor.checked_until'
/** Enough for a slow call that leaves just before. */
const aheadMs = 60_000
const listeners = new Set<() => void>()
const changed = () => listeners.forEach((listener) => listener())

/** The stored session; null when there is no access token: that is what "signed in" means. */
export function readSession(): Session | null {
  const access = readLocalStorage('access')
  if (!access) return null
  return { access, refresh: readLocalStorage('refresh'), userId: readLocalStorage('user_id') }
}

/** Keeps what logging in answered. */
export function startSession(tokens: { access: string; refresh: string; user_id: string }): void {
  keepTokens(tokens)
  writeLocalStorage('user_id', tokens.user_id)
  writeLocalStorage(checkedUntilKey, null)
  changed()
}

function keepTokens({ access, refresh }: Renewed): void {
  writeLocalStorage('access', access)
  writeLocalStorage('refresh', refresh)
  writeLocalStorage(renewAtKey, String(Date.now() + accessTokenMinutes * 60_000 - aheadMs))
}

/** Whether the access token is about to end. Where nothing is known of its age, a 401 says so. */
export function isRenewalDue(): boolean {
  const renewAtMs = Number(readLocalStorage(renewAtKey) ?? 0)
  return renewAtMs > 0 && Date.now() >= renewAtMs
}

/** Forgets the session here. Telling the server is logging out, which is a call of its own. */
export function endSession(): void {
  for (const key of ['access', 'refresh', 'user_id', renewAtKey]) writeLocalStorage(key, null)
  changed()
}

type Renewed = { access: string; refresh: string }
/** Asks the server; null when it answered anything but new tokens. Throws when there was no answer. */
type AskForTokens = (refresh: string) => Promise<Renewed | null>

/**
 * A newer access token than the stale session has, or null when that is over: then it is forgotten. Where somebody else
 * is signed in by now it is over too, and theirs stays: no call is repeated in another's name. One attempt; when the
 * server cannot be reached, the tokens stay and the error goes to the caller.
 */
export async function renewAccess(stale: Session, ask: AskForTokens): Promise<string | null> {
  return exclusively(async () => {
    const session = readSession()
    if (!session || session.userId !== stale.userId) return null
    if (session.access !== stale.access) return session.access
    const renewed = session.refresh ? await ask(session.refresh) : null
    if (!renewed) {
      endSession()
      return null
    }
    keepTokens(renewed)
    changed()
    return renewed.access
  })
}

let tail: Promise<unknown> = Promise.resolve()

function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request(lockName, work)
  // Plain http on another host has no locks: at least this tab takes turns.
  const turn = tail.then(work, work)
  tail = turn.catch(() => {})
  return turn
}

function subscribe(listener: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key === 'access' || event.key === 'user_id') listener()
  }
  listeners.add(listener)
  addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromOtherTab)
  }
}

const signedInAs = () => {
  const session = readSession()
  return session && (session.userId ?? '')
}

/**
 * Whose access token is stored, kept up to date over all tabs: empty where their id is not, null where no token is and
 * while prerendering.
 */
export const useSignedInAs = (): string | null => useSyncExternalStore(subscribe, signedInAs, () => null)
