import { useSyncExternalStore } from 'react'
import { readPublic } from '#api/read-public.ts'
import type { Endpoint } from '@evenmoor/contract/endpoint'
import type * as z from 'zod/mini'
import { withRetries } from './with-retries.ts'

export type PublicListState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly value: T }

const loading = { kind: 'loading' } as const

export type PublicList<T> = {
  readonly use: () => PublicListState<T>
  /** After a failure: loads again. */
  readonly retry: () => void
}

/** A public list that several parts of the page show: loaded once, when the first of them appears. */
export function publicList<E extends Endpoint>(path: E['path']): PublicList<z.output<E['answer']>> {
  type Value = z.output<E['answer']>
  const listeners = new Set<() => void>()
  let reading: PublicListState<Value> = loading
  let isUnderWay = false

  const become = (next: PublicListState<Value>) => {
    reading = next
    for (const listener of listeners) listener()
  }
  const load = () => {
    if (isUnderWay || reading.kind === 'ready') return
    isUnderWay = true
    become(loading)
    const { signal } = new AbortController()
    withRetries(() => readPublic<E>(path, signal), signal)
      .then(
        (value) => become({ kind: 'ready', value }),
        () => become({ kind: 'failed' }),
      )
      .finally(() => {
        isUnderWay = false
      })
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) load()
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => reading,
        () => loading,
      ),
    retry: load,
  }
}
