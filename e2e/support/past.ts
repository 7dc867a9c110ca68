import { readConfig } from '../../server/src/config.ts'
import type { Context } from '../../server/src/context.ts'
import { openRuntime } from '../../server/src/runtime.ts'
import type { Product } from './product.ts'

/** The verbs of a running product, at a moment of the test's choice. */
export type Past = {
  /** The context as it would have been at that moment. */
  readonly at: (moment: Date) => Context
  /** The context of now. */
  readonly now: Context
  readonly close: () => Promise<void>
}

/** Joins the product's own database: what a test lets happen in the past is done by the same code at another time. */
export async function openPast(product: Product): Promise<Past> {
  const quiet = () => undefined
  const log = { info: quiet, warn: quiet, error: quiet, debug: quiet }
  const runtime = await openRuntime(readConfig(product.env, process.cwd()), log)
  return {
    at: (moment) => ({ ...runtime.ctx, clock: { now: () => moment } }),
    now: runtime.ctx,
    close: runtime.close,
  }
}
