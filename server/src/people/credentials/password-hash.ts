import { because } from '@evenmoor/contract/refusals'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import type { Context } from '#context.ts'
import { unavailable } from '#platform/problems.ts'
import { normalizePassword } from './password.ts'
import { boundedGate } from '#platform/bounded-gate.ts'
import type { PasswordCost } from './password-cost.ts'

type AtCost = Pick<Context, 'passwordCost'>

/**
 * Two at once fill two cores and 64 MiB; 200 more may wait, 3 to 4 s where the machine does nothing else; beyond that, callers
 * are told to come back. Each request is answered within 7.5 s whatever hangs. Those who wait leave the line before that:
 * hashing for callers who have had their answer would delay everyone who comes back.
 */
const gate = boundedGate({ running: 2, waiting: 200, waitsMs: 6_000 }, () =>
  unavailable(because('too_many_logins_now'), 4),
)

/** The hash of an accepted password. Throws 503 with Retry-After when too many wait. */
export const hashPassword = ({ passwordCost }: AtCost, password: string): Promise<string> =>
  gate(() => hash(normalizePassword(password), passwordCost))

/**
 * Whether the password matches the hash. Without a hash (unknown person, or none set yet) the same work is done and the
 * answer is no, so that timing reveals nothing. Throws 503 with Retry-After when too many wait.
 */
export async function isRightPassword(
  { passwordCost }: AtCost,
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const against = stored ?? (await strangersHash(passwordCost))
  const right = await gate(() => verify(against, normalizePassword(password)))
  return right && stored != null
}

/** Whether a hash was made with other costs than today's. */
export function needsNewHash({ passwordCost: cost }: AtCost, stored: string): boolean {
  const made = parseOptions(stored)
  return (
    made.memoryCost !== cost.memoryCost ||
    made.timeCost !== cost.timeCost ||
    made.parallelism !== cost.parallelism
  )
}

const strangersHashes = new WeakMap<PasswordCost, Promise<string>>()

/** The hash that the password of an unknown address is checked against, made once. */
function strangersHash(cost: PasswordCost): Promise<string> {
  const known = strangersHashes.get(cost)
  if (known !== undefined) return known
  const made = hash('nobody has this password', cost)
  strangersHashes.set(cost, made)
  return made
}
