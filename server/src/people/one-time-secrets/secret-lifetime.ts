import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * Whether a secret that a mail brings is still in its own time: that begins when the mail was delivered to its server, so
 * that one sent late leaves the person all of it. Until then nobody has it. One without a mail, or whose mail is gone,
 * counts from when it was made.
 */
export const isWithinLifetime = (
  { mailId, madeAt }: { mailId: Expression<string | null>; madeAt: Expression<Date> },
  lifetimeMs: number,
  now: Date,
): Expression<SqlBool> => sql<SqlBool>`
  coalesce((select coalesce(mail.delivered_at, ${now}) from mail where mail.id = ${mailId}), ${madeAt})
    > ${new Date(now.getTime() - lifetimeMs)}`

/** However late a mail is sent, what it brings is void this long after it was made, in milliseconds. */
export const secretAgeMaxMs = 24 * 3_600_000
