import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import {
  type OneForEachEmail,
  type Purpose,
  codeHash,
  lifetimeMs,
  linkHash,
  newCode,
  newLinkToken,
} from './one-time-secret.ts'
import { insertLinks, insertSecret, supersede } from './one-time-secret-store.ts'
import { secretAgeMaxMs } from './secret-lifetime.ts'

/**
 * A new six-digit code that confirms a form, sent in the email with this id; earlier codes of the form are void from
 * now on. Returned once, stored as a hash.
 */
export async function issueCode(
  ctx: Context,
  tx: Tx,
  { id: formId, person_id: personId }: { readonly id: string; readonly person_id: string },
  mailId: string,
): Promise<string> {
  const code = newCode()
  await store(ctx, tx, {
    personId,
    formId,
    purpose: 'verify_email',
    mailId,
    hashFor: (id) => codeHash(code, personId, id),
  })
  return code
}

/**
 * A new token for a link, sent in an email when one is named. Earlier tokens of the purpose are void from now on.
 * Returned once, stored as a hash.
 */
export async function issueLinkToken(
  ctx: Context,
  tx: Tx,
  personId: string,
  purpose: Exclude<Purpose, 'verify_email' | OneForEachEmail>,
  mailId: string | null = null,
): Promise<string> {
  const token = newLinkToken()
  await store(ctx, tx, { personId, formId: null, purpose, mailId, hashFor: () => linkHash(token) })
  return token
}

/**
 * New tokens for the links of one email, by what each is for; each email keeps its own. `withdrawalId`: what a link that
 * cancels a withdrawal is about. Returned once, stored as hashes, in one statement.
 */
export async function issueEmailTokens<P extends OneForEachEmail>(
  ctx: Context,
  tx: Tx,
  { personId, withdrawalId }: { readonly personId: string; readonly withdrawalId?: string },
  ...purposes: readonly P[]
): Promise<Record<P, string>> {
  const now = ctx.clock.now()
  const made = purposes.map((purpose) => ({ purpose, token: newLinkToken() }))
  const secrets = made.map(({ purpose, token }) => ({
    id: uuidv7(),
    purpose,
    secretHash: linkHash(token),
    withdrawalId: (purpose === 'cancel_withdrawal' && withdrawalId) || null,
    expiresAt: new Date(now.getTime() + lifetimeMs[purpose]),
  }))
  await insertLinks(tx, { personId, createdAt: now, secrets })
  return Object.fromEntries(made.map(({ purpose, token }) => [purpose, token])) as Record<P, string>
}

/** Voids a person's unused links for one purpose. */
export const voidLinks = (
  ctx: Context,
  tx: Tx,
  personId: string,
  purpose: Exclude<Purpose, 'verify_email'>,
): Promise<void> => supersede(tx, personId, purpose, ctx.clock.now())

/** The same, and earlier links stay good as well, until one of them is used: see `openLink`. */
export async function issueOneMoreLinkToken(
  ctx: Context,
  tx: Tx,
  personId: string,
  purpose: 'staff_link',
): Promise<string> {
  const token = newLinkToken()
  const hashFor = () => linkHash(token)
  await add(ctx, tx, { personId, formId: null, purpose, mailId: null, hashFor })
  return token
}

type New = {
  readonly personId: string
  readonly formId: string | null
  readonly purpose: Purpose
  readonly mailId: string | null
  readonly hashFor: (id: string) => Buffer
}

async function store(ctx: Context, tx: Tx, secret: New): Promise<void> {
  const { personId, formId, purpose } = secret
  await supersede(tx, personId, purpose, ctx.clock.now(), formId)
  await add(ctx, tx, secret)
}

async function add(ctx: Context, tx: Tx, secret: New): Promise<void> {
  const { personId, formId, purpose, mailId, hashFor } = secret
  const now = ctx.clock.now()
  const id = uuidv7()
  await insertSecret(tx, {
    id,
    person_id: personId,
    form_id: formId,
    purpose,
    secret_hash: hashFor(id),
    mail_id: mailId,
    created_at: now,
    expires_at: new Date(now.getTime() + (mailId === null ? lifetimeMs[purpose] : secretAgeMaxMs)),
  })
}
