import type { Letter } from '#mails/letter.ts'

/**
 * The six-digit code after signing up. When several forms are pending for one address, it says that each has its own
 * code.
 */
export const codeMail =
  (code: string, { isOneOfSeveral = false } = {}): Letter =>
  ({ t, asIs }) => ({
    subject: t('code.subject', { code: asIs(code) }),
    paragraphs: [t('code.text'), ...(isOneOfSeveral ? [t('code.several')] : [])],
    code: { value: code, expiry: t('code.expiry') },
    reason: t('code.reason'),
  })

/** To the owner of an account when someone signs up with its address again. */
export const alreadyRegisteredMail =
  (publicUrl: string): Letter =>
  ({ t, asIs, page }) => ({
    subject: t('alreadyRegistered.subject'),
    paragraphs: [
      t('alreadyRegistered.text'),
      t('alreadyRegistered.next', {
        login: asIs(page(`${publicUrl}/login`)),
        forgot: asIs(page(`${publicUrl}/forgot-password`)),
      }),
    ],
    reason: t('alreadyRegistered.reason'),
  })

/** To an unconfirmed address when a password reset is requested for it: it has no account yet. */
export const notConfirmedMail =
  (publicUrl: string): Letter =>
  ({ t, page }) => ({
    subject: t('notConfirmed.subject'),
    paragraphs: [t('notConfirmed.text')],
    link: { label: t('notConfirmed.signUp'), url: page(`${publicUrl}/signup`) },
    reason: t('reset.reason'),
  })

/** Once, when the address is confirmed. */
export const welcomeMail =
  (publicUrl: string): Letter =>
  ({ t, page, mode }) => ({
    subject: t('welcome.subject'),
    paragraphs: [t('welcome.open'), t(mode === 'test' ? 'welcome.testWallet' : 'welcome.wallet')],
    link: { label: t('login'), url: page(`${publicUrl}/login`) },
    reason: t('welcome.reason'),
  })
