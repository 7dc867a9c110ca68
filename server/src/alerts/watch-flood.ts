import type { AlertFacts, AlertKind } from '@evenmoor/contract/staff-alerts'
import type { Context } from '#context.ts'
import { countHit, type Counted, type Limit, LimitFull } from '#platform/rate-limits/rate-limit.ts'
import { raiseAlert } from './raise-alert.ts'

const tenMinutes = 600

/** How many, within how many seconds, are in order; beyond it staff are alerted, and nothing is refused. */
export const floods = {
  /** Different accounts with a wrong password. */
  logins_everywhere: { max: 150, seconds: tenMinutes },
  /** For each network. */
  sign_ups_from_network: { max: 30, seconds: tenMinutes },
  sign_ups_everywhere: { max: 200, seconds: tenMinutes },
  /** Confirmed accounts, for each code. */
  referrals_by_code: { max: 15, seconds: 3_600 },
  codes_requested: { max: 200, seconds: tenMinutes },
  codes_guessed: { max: 100, seconds: tenMinutes },
  resets_requested: { max: 100, seconds: tenMinutes },
  subscriptions_many: { max: 100, seconds: tenMinutes },
} as const satisfies Readonly<Partial<Record<AlertKind, Omit<Limit, 'name'>>>>

type FloodKind = keyof typeof floods

/** The limit that a flood is, for `perNetwork` and its like. */
export const floodLimit = (kind: FloodKind): Limit => ({ name: kind, ...floods[kind] })

/** How a limit is told in an alert. */
export const limitFacts = ({ max, seconds }: Limit): AlertFacts => ({
  count: String(max),
  minutes: String(seconds / 60),
})

/**
 * Counts what is in order once and an attack when often, and alerts staff when it is more than its kind says. Refuses
 * nothing. Opens its own transactions.
 */
export async function watchFlood(
  ctx: Context,
  kind: FloodKind,
  {
    counted = { limit: floodLimit(kind), subject: '' },
    facts = {},
  }: { readonly counted?: Counted; readonly facts?: AlertFacts } = {},
): Promise<void> {
  try {
    await countHit(ctx, [counted])
  } catch (error) {
    if (!(error instanceof LimitFull)) throw error
    const { subject, limit } = counted
    await ctx.transaction((tx) =>
      raiseAlert(ctx, tx, { kind, subject, facts: { ...limitFacts(limit), ...facts } }),
    )
  }
}
