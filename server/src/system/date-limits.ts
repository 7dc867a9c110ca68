/** Changes of settings that bound money, each with the moment it counts from (docs/decisions/0117). */
import { formatMoney } from '@evenmoor/ledger/money'
import { raiseAlert } from '#alerts/raise-alert.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { EarlierLimit, LimitName } from '#settings/money.ts'
import type { Context } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import { holdNamedLock } from '#platform/database/named-lock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { type DatedLimit, insertDatedLimit, selectDatedLimits } from './dated-limit-store.ts'
import { limitSettings } from './limit-in-force.ts'

/**
 * Compares the settings that bound money with those of the starts before. One that differs is written down with its day,
 * staff are alerted, and the value before it counts for 24 hours more; a limit of approvals that became lower counts at
 * once. Only a server does this: a command of the operator may be run without the server's settings.
 */
export async function dateLimits(ctx: Context): Promise<void> {
  const names = Object.keys(limitSettings) as LimitName[]
  const earlier = await ctx.transaction(async (tx) => {
    await holdNamedLock(tx, 'dated limits')
    const found: [LimitName, EarlierLimit][] = []
    for (const name of names) {
      const limit = await dateLimit(ctx, tx, name)
      if (limit !== undefined) found.push([name, limit])
    }
    return Object.fromEntries(found)
  })
  // The same object is held in many places.
  Object.assign(ctx.config, { earlierLimits: earlier })
}

/** What counts in place of the setting for a while; undefined where the setting counts. */
async function dateLimit(ctx: Context, tx: Tx, limit: LimitName): Promise<EarlierLimit | undefined> {
  const [name, valueMinor, now] = [limitSettings[limit], ctx.config[limit], ctx.clock.now()]
  const known = await selectDatedLimits(tx, name)
  const [newest] = known
  const inForce = known.find(({ effectiveFrom }) => effectiveFrom <= now)
  if (newest === undefined || inForce === undefined) {
    await insertDatedLimit(tx, { name, valueMinor, notedAt: now, effectiveFrom: now })
    return undefined
  }
  const effectiveFrom =
    newest.valueMinor === valueMinor
      ? newest.effectiveFrom
      : await noteChange(ctx, tx, { name, valueMinor, inForce, waits: mustWait(limit, inForce, valueMinor) })
  return effectiveFrom <= now ? undefined : { valueMinor: inForce.valueMinor, until: effectiveFrom }
}

/** A lower limit of approvals asks for more people, which can't wait; what stays as it is has nothing to wait for. */
const mustWait = (limit: LimitName, inForce: DatedLimit, valueMinor: bigint): boolean =>
  limit === 'referralBonusMinor' ? valueMinor !== inForce.valueMinor : valueMinor > inForce.valueMinor

type Change = {
  readonly name: string
  readonly valueMinor: bigint
  readonly inForce: DatedLimit
  readonly waits: boolean
}

async function noteChange(ctx: Context, tx: Tx, { name, valueMinor, inForce, waits }: Change): Promise<Date> {
  const now = ctx.clock.now()
  const effectiveFrom = waits ? new Date(now.getTime() + dayMs) : now
  await insertDatedLimit(tx, { name, valueMinor, notedAt: now, effectiveFrom })
  const [before, after] = [dollars(inForce.valueMinor), dollars(valueMinor)]
  const from = effectiveFrom.toISOString()
  await recordAudit(ctx, tx, {
    actorId: null,
    action: 'setting.changed',
    subject: `setting/${name}`,
    before: { value: `$${before}` },
    after: { value: `$${after}`, from },
  })
  const facts = { setting: name, before_usd: before, after_usd: after, from_at: from }
  await raiseAlert(ctx, tx, { kind: 'limit_changed', subject: name, facts })
  return effectiveFrom
}

const dollars = (minor: bigint): string => formatMoney({ asset: 'usd', minor })
