import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Context } from '#context.ts'
import { promiseMetrics, withLabels } from './metric-list.ts'
import { readPromises } from './read-promises.ts'

/** However many ask: the database is read no more often. */
const readPauseMs = 15_000

/** A collector gives up after ten seconds; by then it should know at least what this process does. */
const readWithinMs = 5_000

type PromiseMetric = keyof typeof promiseMetrics

/** Adds what is read from the database; the returned function reads it again where that is due. */
export function promisesIn(registry: Registry, ctx: Context): () => Promise<void> {
  const names = Object.keys(promiseMetrics) as PromiseMetric[]
  const gauges = new Map(
    names.map((name) => [name, new Gauge({ ...withLabels(promiseMetrics[name]), registers: [registry] })]),
  )
  const clear = () => {
    for (const [name, gauge] of gauges) {
      if (labelOf(name) !== undefined) gauge.reset()
      // A gauge without labels would be reset to 0, which is a value.
      else gauge.remove({})
    }
  }
  const read = async () => {
    try {
      const samples = await inTime(readPromises(ctx))
      clear()
      for (const { metric, value, label } of samples) {
        const labelName = labelOf(metric)
        gauges.get(metric)?.set(labelName === undefined ? {} : { [labelName]: label ?? '' }, value)
      }
      gauges.get('isReadable')?.set(1)
    } catch (error) {
      ctx.log.warn({ err: error }, 'metrics could not be read from the database')
      // An old value would look like a present one.
      clear()
      gauges.get('isReadable')?.set(0)
    }
  }
  let readAtMs = -Infinity
  let reading: Promise<void> | undefined
  return async () => {
    if (reading === undefined && performance.now() - readAtMs < readPauseMs) return
    reading ??= read().finally(() => {
      readAtMs = performance.now()
      reading = undefined
    })
    await reading
  }
}

const labelOf = (name: PromiseMetric): string | undefined => withLabels(promiseMetrics[name]).labelNames[0]

async function inTime<T>(work: Promise<T>): Promise<T> {
  const stopped = new AbortController()
  const tooLate = sleep(readWithinMs, undefined, { signal: stopped.signal, ref: false }).then(() => {
    throw new Error('the database took too long')
  })
  tooLate.catch(() => undefined)
  work.catch(() => undefined)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    stopped.abort()
  }
}
