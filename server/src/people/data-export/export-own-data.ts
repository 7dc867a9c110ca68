import type { Context } from '#context.ts'
import { listFactors } from '#factors/list-factors.ts'
import { ownKeptSince } from '#kept-months/own-kept-since.ts'
import { describeProfile } from '#people/profile/describe-profile.ts'
import { readOwnData } from './own-data-store.ts'
import { findPerson, getPerson } from '../person-store.ts'
import { recordAudit } from '#audit/record-audit.ts'

/**
 * Everything stored about a person, as the lines of one JSON document, without anything that could log in. Amounts are
 * text in the smallest unit. It is streamed, each part as it is when read: a person with a million postings needs no
 * more memory than one with none.
 */
export async function* exportOwnData(ctx: Context, personId: string): AsyncGenerator<string> {
  const { beginning, emailKey } = await describeBeginning(ctx, personId)
  yield beginning
  let current: string | undefined
  let isFirst = true
  for await (const { part, rows } of readOwnData(ctx.db, personId, emailKey)) {
    if (part !== current) {
      yield `${current === undefined ? ',' : '],'} ${JSON.stringify(part)}: [`
      current = part
      isFirst = true
    }
    if (rows.length > 0) yield `${isFirst ? '' : ','}${rows.join(',\n')}`
    if (rows.length > 0) isFirst = false
  }
  yield ']}'
}

const describeBeginning = (ctx: Context, personId: string) =>
  ctx.transaction(async (tx) => {
    const person = await getPerson(tx, personId)
    const { email_key: emailKey, last_signed_in_at: lastSignedInAt, verified_at: verifiedAt } = person
    const kept = await ownKeptSince(tx, personId)
    const text = JSON.stringify({
      exported_at: ctx.clock.now().toISOString(),
      // Earlier postings are no longer kept; `brought_forward` has what they come to.
      postings_since: kept?.since.toISOString() ?? null,
      profile: {
        ...(await describeProfile(ctx, tx, personId)),
        verified_at: verifiedAt?.toISOString() ?? null,
        last_signed_in_at: lastSignedInAt?.toISOString() ?? null,
      },
      second_factors: await listFactors(tx, personId),
    })
    return { emailKey, beginning: text.slice(0, -1) }
  })

/** A person's export, or undefined for an unknown id. The audit log records that the operator read it. */
export async function exportForOperator(
  ctx: Context,
  personId: string,
): Promise<AsyncIterable<string> | undefined> {
  const exists = await ctx.transaction(async (tx) => {
    const known = await findPerson(tx, personId)
    if (known === undefined) return false
    await recordAudit(ctx, tx, { actorId: null, action: 'person.exported', subject: `person:${personId}` })
    return true
  })
  return exists ? exportOwnData(ctx, personId) : undefined
}
