import { answerTemplates, type StaffMessageThread } from '@evenmoor/contract/staff-messages'
import { localeOf } from '@evenmoor/contract/locales'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { voiceOf } from '#mails/letter.ts'
import type { MessageRow } from './contact-message-store.ts'

/** Templates for an answer, in the sender's language. Staff edit them freely. */
export function templatesFor(
  ctx: Context,
  { name, locale }: Pick<MessageRow, 'name' | 'locale'>,
): StaffMessageThread['templates'] {
  const { publicUrl } = ctx.config
  const { t, page } = voiceOf(localeOf(locale))
  const texts: Readonly<Record<(typeof answerTemplates)[number], string>> = {
    received: t('answer.templates.received'),
    moreNeeded: t('answer.templates.moreNeeded'),
    withdrawing: t('answer.templates.withdrawing', { link: `${publicUrl}/dashboard/withdraw` }),
    access: t('answer.templates.access', { link: page(`${publicUrl}/forgot-password`) }),
    money: t(isPracticeOnly(ctx) ? 'answer.templates.money' : 'answer.templates.testMoney'),
    impostor: t('answer.templates.impostor'),
  }
  const greeting = t('answer.templates.greeting', { name })
  return answerTemplates.map((template) => ({ name: template, text: `${greeting}\n\n${texts[template]}` }))
}
