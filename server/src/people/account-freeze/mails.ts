import type { Letter } from '#mails/letter.ts'
import { type FreezeLink, freezeOnly } from '#mails/security-actions.ts'
import { canUnfreezeAt } from './freeze.ts'

/** After the owner froze the account with the link of an email. */
export const frozenMail =
  (publicUrl: string, frozenAt: Date): Letter =>
  ({ t, asIs, moment, page }) => ({
    subject: t('frozen.subject'),
    paragraphs: [t('frozen.text'), t('frozen.next', { forgot: asIs(page(`${publicUrl}/forgot-password`)) })],
    timeline: {
      title: t('next.title'),
      steps: [
        { label: t('next.frozen'), state: 'done', when: moment(frozenAt) },
        {
          label: t('next.thaw'),
          state: 'next',
          when: t('next.from', { when: moment(canUnfreezeAt(frozenAt)) }),
        },
      ],
    },
    link: { label: t('login'), url: page(`${publicUrl}/login`) },
    reason: t('frozen.reason'),
  })

/** After it was lifted, with a link to freeze the account again. */
export const unfrozenMail =
  (publicUrl: string, links: FreezeLink): Letter =>
  (voice) => ({
    subject: voice.t('unfrozen.subject'),
    paragraphs: [voice.t('unfrozen.text')],
    link: { label: voice.t('login'), url: voice.page(`${publicUrl}/login`) },
    actions: freezeOnly(voice, links),
    reason: voice.t('unfrozen.reason'),
  })
