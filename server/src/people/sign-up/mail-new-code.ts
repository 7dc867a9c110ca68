import type { Context } from '#context.ts'
import { mailTo } from '#mails/mail-to.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { issueCode } from '#people/one-time-secrets/issue-secret.ts'
import { codeMail } from './mails.ts'
import { type WaitingForm, selectForms } from './signup-form-store.ts'

/**
 * Emails a new code that confirms a form; earlier ones of the form are void. Says so when other forms are pending too.
 */
export async function mailNewCode(ctx: Context, tx: Tx, form: WaitingForm): Promise<void> {
  const mailId = uuidv7()
  const code = await issueCode(ctx, tx, form, mailId)
  const forms = await selectForms(tx, form.person_id)
  await mailTo(ctx, tx, form, codeMail(code, { isOneOfSeveral: forms.length > 1 }), { id: mailId })
}
