import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * Whether an emailed secret is within its lifetime. That starts when the email reaches its server, so a late email
 * leaves the full time; until then nobody has the secret. A secret without an email, or whose email is gone, counts
 * from when it was made.
 */
export const isWithinLifetime = (
  { mailId, madeAt }: { mailId: Expression<string | null>; madeAt: Expression<Date> },
  lifetimeMs: number,
  now: Date,
): Expression<SqlBool> => sql<SqlBool>`
  coalesce((select coalesce(mail.delivered_at, ${now}) from mail where mail.id = ${mailId}), ${madeAt})
    > ${new Date(now.getTime() - lifetimeMs)}`

/** However late the email is sent, its secret is void this long after it was made, in milliseconds. */
export const secretAgeMaxMs = 24 * 3_600_000
