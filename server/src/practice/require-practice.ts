import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { notFound } from '#platform/problems.ts'

/** Throws 404 where coins of test networks are used: there is no practice money beside them. */
export function requirePractice(ctx: Context): void {
  if (!isPracticeOnly(ctx)) throw notFound('practice_not_on_test_networks')
}
