import type { ChangeKind } from '@evenmoor/contract/events'
import type { Tx } from '#platform/database/pool.ts'

/**
 * What can be noted: the kinds that pages hear of; `sessions`, which re-authenticates a person's streams; and `public`, of
 * everyone, which ends what processes remember of answers that are the same for all (`SharedAnswers`).
 */
export type Change = ChangeKind | 'sessions' | 'public'

/** By person, or by `everyone`. */
export type Changes = ReadonlyMap<string, ReadonlySet<Change>>

/** Stands for all people: for what changes for many at once. */
export const everyone = '*'

const noted = new WeakMap<Tx, Map<string, Set<Change>>>()

/**
 * Records in a business transaction whose data it changed. Their open pages are notified after the commit,
 * in whichever process they are open. Without a commit, no one is notified.
 */
export function noteChange(tx: Tx, personId: string, ...kinds: readonly Change[]): void {
  const changes = noted.get(tx) ?? new Map<string, Set<Change>>()
  noted.set(tx, changes)
  mergeChanges(changes, new Map([[personId, new Set(kinds)]]))
}

/** The same for what anybody can see: plans, results, what is published. */
export const notePublicChange = (tx: Tx): void => noteChange(tx, everyone, 'public')

/** Whether something that anybody can see is among these. */
export const isPublicChange = (changes: Changes): boolean => changes.get(everyone)?.has('public') === true

/** What was noted in a transaction. */
export const changesIn = (tx: Tx): Changes => noted.get(tx) ?? new Map()

/** Adds changes to others. */
export function mergeChanges(into: Map<string, Set<Change>>, more: Changes): void {
  for (const [personId, kinds] of more) {
    const known = into.get(personId) ?? new Set()
    into.set(personId, known)
    for (const kind of kinds) known.add(kind)
  }
}
