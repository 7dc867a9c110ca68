import type { Letter } from '#mails/letter.ts'

/** To somebody who was an administrator, in English (docs/decisions/0249): who changed that, and whom to ask. */
export const roleLostMail =
  (operatorEmail: string, by: string): Letter =>
  ({ asIs }) => ({
    subject: 'You are no longer an administrator of this Evenmoor installation',
    paragraphs: [
      `${asIs(by)} changed your role. All your sessions have ended.`,
      `If you didn’t expect this, write to the operator at once: ${operatorEmail}. For 7 days no administrator can change plans without a second one.`,
    ],
    reason: 'You’re receiving this because you were an administrator of this Evenmoor installation.',
  })
