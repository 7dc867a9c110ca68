import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { issueCode } from './issue-secret.ts'
import { codeMail } from './mails.ts'
import type { Person } from './person-store.ts'

/** Mails a fresh code that confirms the address; earlier ones are void. */
export async function mailNewCode(
  ctx: Context,
  tx: Tx,
  person: Pick<Person, 'id' | 'email' | 'locale'>,
): Promise<void> {
  const mailId = uuidv7()
  const code = await issueCode(ctx, tx, person.id, mailId)
  await mailTo(ctx, tx, person, codeMail(code), { id: mailId })
}
