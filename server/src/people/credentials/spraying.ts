import { createHmac, hkdfSync } from 'node:crypto'
import type { AlertKind } from '@evenmoor/contract/staff-alerts'
import type { Context } from '#context.ts'
import { raiseAlert } from '#alerts/raise-alert.ts'
import { limitFacts } from '#alerts/watch-flood.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { wideIpNetworkOf } from '#platform/ip-network.ts'
import { type Counted, LimitFull } from '#platform/rate-limits/rate-limit.ts'
import { secretKey } from '#platform/secret-key.ts'
import { isUsualOrigin } from '#sessions/usual-origin.ts'
import { limits, perAddress, perNetwork } from '../limits.ts'

/** Somebody whose new password no spray can know yet, and who may not have a usual device yet. */
const newMs = 3_600_000

/**
 * What wrong passwords on many accounts have in common, each counted by account. The password stands there as a keyed
 * fingerprint, for an hour: what somebody mistyped is nearly a password.
 */
export async function sprayingLimits(
  ctx: Context,
  { key, password }: { readonly key: string; readonly password: string },
  origin: Origin,
): Promise<readonly Counted[]> {
  const { spraying } = limits
  return [
    { limit: spraying.password, subject: await fingerprintOf(ctx, password), member: key },
    { ...perNetwork(spraying.network, origin), member: key },
    { limit: spraying.program, subject: origin.userAgent, member: key },
  ]
}

/** Different accounts from one address. */
export const accountsFrom = (origin: Origin, key: string): Counted => ({
  ...perAddress(limits.login.accounts, origin),
  member: key,
})

/** Of a key that is there for something else: lost, it takes an hour of counts with it and no more. */
async function fingerprintOf({ config }: Context, password: string): Promise<string> {
  const { key } = await secretKey(config.dataDir, 'second-factor-key')
  const own = hkdfSync('sha256', key, '', 'fingerprints of wrong passwords', 32)
  return createHmac('sha256', Buffer.from(own)).update(password.normalize('NFC')).digest('base64url')
}

type JudgedPerson = {
  readonly id: string
  readonly verified_at: Date | null
  readonly password_changed_at: Date | null
}

/**
 * Whether a right password is taken although it looks like a spray: from a kind of device and a network that its owner logged
 * in from before, or soon after it was set by a mailed link, which is the way in for everybody else.
 */
export async function isAtHome(
  ctx: Context,
  tx: Tx,
  { id, verified_at, password_changed_at }: JudgedPerson,
  origin: Origin,
): Promise<boolean> {
  const setAt = Math.max(verified_at?.getTime() ?? 0, password_changed_at?.getTime() ?? 0)
  return ctx.clock.now().getTime() - setAt < newMs || isUsualOrigin(tx, id, origin)
}

const alertOf: ReadonlyMap<string, AlertKind> = new Map([
  [limits.login.accounts.name, 'logins_from_address'],
  [limits.spraying.password.name, 'logins_with_password'],
  [limits.spraying.network.name, 'logins_from_network'],
  [limits.spraying.program.name, 'logins_by_program'],
])

/** Alerts staff where it is a limit on different accounts that is full. Opens a transaction of its own. */
export async function alertOfSpraying(ctx: Context, error: unknown, origin: Origin): Promise<void> {
  if (!(error instanceof LimitFull)) return
  const network = wideIpNetworkOf(origin.address)
  await ctx.transaction(async (tx) => {
    for (const limit of error.limits) {
      const kind = alertOf.get(limit.name)
      if (kind === undefined) continue
      const isOfNetwork = kind === 'logins_from_address' || kind === 'logins_from_network'
      const facts = { ...limitFacts(limit), ...(isOfNetwork && { network }) }
      await raiseAlert(ctx, tx, { kind, subject: isOfNetwork ? network : '', facts })
    }
  })
}
