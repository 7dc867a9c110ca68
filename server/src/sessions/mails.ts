import type { Letter, Voice } from '#mails/letter.ts'
import type { MailContent } from '#platform/mail/compose.ts'
import { namesOf } from './device.ts'

/** The way out for an owner who didn't do what the email describes. */
export const notMe = ({ t, page }: Voice, url: string): NonNullable<MailContent['link']> => ({
  label: t('notMe.label'),
  url: page(url),
  expiry: t('notMe.expiry'),
})

/** A link to set a new password. */
export const resetMail =
  (url: string): Letter =>
  ({ t, page }) => ({
    subject: t('reset.subject'),
    paragraphs: [t('reset.text')],
    link: { label: t('setPassword'), url: page(url), expiry: t('reset.expiry') },
    reason: t('reset.reason'),
  })

/** After a password was set by a link. */
export const passwordChangedMail =
  (notMeUrl: string): Letter =>
  (voice) => ({
    subject: voice.t('passwordChanged.subject'),
    paragraphs: [voice.t('passwordChanged.byLink'), voice.t('passwordChanged.byLinkNotYou')],
    link: notMe(voice, notMeUrl),
    reason: voice.t('passwordChanged.reason'),
  })

/** When a session's spent token was used again. */
export const reusedTokenMail =
  (publicUrl: string): Letter =>
  ({ t, asIs, page }) => ({
    subject: t('sessionEnded.subject'),
    paragraphs: [
      t('sessionEnded.text'),
      t('sessionEnded.next', { forgot: asIs(page(`${publicUrl}/forgot-password`)) }),
    ],
    link: { label: t('login'), url: page(`${publicUrl}/login`) },
    reason: t('sessionEnded.reason'),
  })

/** Where a login, or an attempt, came from; `network` is masked, or empty where unknown. */
type Whence = { readonly userAgent: string; readonly network: string; readonly at: Date }

/** After a login from a kind of device that was never used before. */
export const newDeviceMail =
  (notMeUrl: string, whence: Whence): Letter =>
  (voice) => ({
    subject: voice.t('newDevice.subject'),
    paragraphs: [whenceText(voice, whence), voice.t('newDevice.notYou')],
    link: notMe(voice, notMeUrl),
    reason: voice.t('newDevice.reason'),
  })

/** After a login with a known kind of device, from a network that was never used before. */
export const newPlaceMail =
  (notMeUrl: string, whence: Whence): Letter =>
  (voice) => ({
    subject: voice.t('newPlace.subject'),
    paragraphs: [whenceText(voice, whence), voice.t('newPlace.often'), voice.t('newDevice.notYou')],
    link: notMe(voice, notMeUrl),
    reason: voice.t('newPlace.reason'),
  })

/** After the right password and five wrong second factors: someone knows the password. */
export const loginStoppedMail =
  (notMeUrl: string, whence: Whence): Letter =>
  (voice) => ({
    subject: voice.t('loginStopped.subject'),
    paragraphs: [voice.t('loginStopped.text'), whenceText(voice, whence), voice.t('loginStopped.notYou')],
    link: notMe(voice, notMeUrl),
    reason: voice.t('loginStopped.reason'),
  })

function whenceText(voice: Voice, { userAgent, network, at }: Whence): string {
  const facts = { device: deviceName(voice, userAgent), when: voice.moment(at) }
  if (network === '') return voice.t('newDevice.somewhere', facts)
  return voice.t('newDevice.where', { ...facts, network: voice.asIs(network) })
}

function deviceName({ t, asIs }: Voice, userAgent: string): string {
  const { browser, system } = namesOf(userAgent)
  if (browser === undefined && system === undefined) return t('newDevice.otherProgram')
  return t('newDevice.device', {
    browser: browser === undefined ? t('newDevice.someBrowser') : asIs(browser),
    system: system === undefined ? t('newDevice.someSystem') : asIs(system),
  })
}
