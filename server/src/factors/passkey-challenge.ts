import { fullName } from '@evenmoor/contract/person-name'
import { hash } from 'node:crypto'
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import type { Context } from '#context.ts'
import type { Person } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { dropOldChallenges, insertChallenge, selectPasskeys, takeChallenge } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'

const lifetimeMs = 5 * 60_000
/** Several tabs may ask at once. Older challenges are void. */
const challengesMax = 5

/** What a challenge is for and who may answer it. A login by passkey alone does not know the person yet. */
export type Ceremony =
  | { readonly purpose: 'register' | 'second_factor'; readonly personId: string }
  | { readonly purpose: 'log_in'; readonly personId: null }

/** What the browser needs to make a passkey: one that can log in alone and asks for face, finger or PIN where it can. */
export async function registrationOptions(ctx: Context, tx: Tx, person: Person) {
  const { id, name } = relyingParty(ctx.config)
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: person.email,
    userDisplayName: fullName(person),
    userID: new Uint8Array(Buffer.from(person.id)),
    timeout: lifetimeMs,
    attestationType: 'none',
    excludeCredentials: await descriptors(tx, person.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await keep(ctx, tx, options.challenge, { purpose: 'register', personId: person.id })
  return { ...options }
}

/** What the browser needs to ask for one of a person's passkeys, or for any of ours. */
export async function authenticationOptions(
  ctx: Context,
  tx: Tx,
  ceremony: Exclude<Ceremony, { purpose: 'register' }>,
) {
  const { personId } = ceremony
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx.config).id,
    timeout: lifetimeMs,
    userVerification: personId === null ? 'required' : 'preferred',
    ...(personId === null ? {} : { allowCredentials: await descriptors(tx, personId) }),
  })
  await keep(ctx, tx, options.challenge, ceremony)
  return { ...options }
}

/**
 * The challenge that an answer from a browser claims to answer, taken away so that no other answer can use it; undefined
 * when we gave none such for this purpose and person, or longer ago than five minutes.
 */
export async function spendChallenge(
  ctx: Context,
  tx: Tx,
  clientDataJson: string,
  { purpose, personId }: Ceremony,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson)
  if (challenge === undefined) return undefined
  const given = { challengeHash: challengeHash(challenge), purpose, personId }
  return (await takeChallenge(tx, given, ctx.clock.now())) ? challenge : undefined
}

async function descriptors(tx: Tx, personId: string) {
  const passkeys = await selectPasskeys(tx, personId)
  return passkeys.map(({ credential_id: id, transports }) => ({ id, transports }))
}

const challengeHash = (challenge: string): Buffer => hash('sha256', challenge, 'buffer')

async function keep(ctx: Context, tx: Tx, challenge: string, { purpose, personId }: Ceremony): Promise<void> {
  if (personId !== null) await dropOldChallenges(tx, { personId, purpose, keep: challengesMax - 1 })
  await insertChallenge(tx, {
    challengeHash: challengeHash(challenge),
    purpose,
    personId,
    expiresAt: new Date(ctx.clock.now().getTime() + lifetimeMs),
  })
}

function challengeIn(clientDataJson: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined
    return typeof data.challenge === 'string' ? data.challenge : undefined
  } catch {
    return undefined
  }
}
