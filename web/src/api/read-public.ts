import type { Endpoint } from '@evenmoor/contract/endpoint'
import type * as z from 'zod/mini'
import { accepted } from '#api/accepted.ts'
import { storedBearer } from '#api/stored-bearer.ts'
import { answerWithinMs } from '#api/answer-within.ts'

/**
 * Reads a public list without the code of `call`: no renewal, no schema library. For prerendered pages, which show
 * something good without it. Rejects after ten seconds without an answer. The type comes from the contract's endpoint; the path is written out, with
 * `{name}` for parameters.
 */
export async function readPublic<E extends Endpoint>(
  path: E['path'],
  leaving?: AbortSignal,
  params: Readonly<Record<string, string>> = {},
): Promise<z.output<E['answer']>> {
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const inTime = AbortSignal.timeout(answerWithinMs)
  const response = await fetch(address, {
    headers: { accept: accepted, ...storedBearer() },
    credentials: 'omit',
    signal: AbortSignal.any(leaving === undefined ? [inTime] : [inTime, leaving]),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as z.output<E['answer']>
}
