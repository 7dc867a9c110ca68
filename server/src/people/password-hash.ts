import { type Options, hash, parseOptions, verify } from '@node-rs/argon2'
import { unavailable } from '#platform/problems.ts'
import { normalizePassword } from './password.ts'
import { boundedGate } from '#platform/bounded-gate.ts'

/** Argon2id with more memory and passes than OWASP's password storage sheet asks for at least (19 MiB, two): decision 0073. */
const cost = { memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const satisfies Options

/** Two at once fill two cores and 64 MiB; 200 more may wait 3 to 4 s; whoever comes then is told to come back. */
const gate = boundedGate({ running: 2, waiting: 200 }, () =>
  unavailable(
    'Too many people are signing in at this moment. Nothing is lost: try again in a few seconds.',
    4,
  ),
)

/** The hash of a password that was already accepted. Throws 503 with Retry-After when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  gate(() => hash(normalizePassword(password), cost))

/**
 * Whether the password belongs to the hash. Without a hash (no such person, or none set yet) the same work is
 * done and the answer is no, so that time does not tell. Throws 503 with Retry-After when too many wait.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const against = stored ?? (await stranger())
  const right = await gate(() => verify(against, normalizePassword(password)))
  return right && stored != null
}

/** Whether a hash was made with other costs than today's. */
export function needsNewHash(stored: string): boolean {
  const made = parseOptions(stored)
  return (
    made.memoryCost !== cost.memoryCost ||
    made.timeCost !== cost.timeCost ||
    made.parallelism !== cost.parallelism
  )
}

let strangersHash: Promise<string> | undefined
const stranger = (): Promise<string> => (strangersHash ??= hash('nobody has this password', cost))
