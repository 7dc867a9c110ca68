import type { Letter, Voice } from '#mails/letter.ts'
import { freezeOnly, notMeOrFreeze, type SecurityLinks } from '#mails/security-actions.ts'
import type { Figure } from '#platform/mail/mail-content.ts'
import { namesOf } from './device.ts'

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
  (links: SecurityLinks): Letter =>
  (voice) => ({
    subject: voice.t('passwordChanged.subject'),
    paragraphs: [voice.t('passwordChanged.byLink'), voice.t('passwordChanged.notYou')],
    actions: notMeOrFreeze(voice, links),
    reason: voice.t('passwordChanged.reason'),
  })

/** When a session's spent token was used again. */
export const reusedTokenMail =
  (publicUrl: string, links: Pick<SecurityLinks, 'freezeUrl' | 'until'>): Letter =>
  (voice) => {
    const { t, asIs, page } = voice
    return {
      subject: t('sessionEnded.subject'),
      paragraphs: [
        t('sessionEnded.text'),
        t('sessionEnded.next', { forgot: asIs(page(`${publicUrl}/forgot-password`)) }),
      ],
      link: { label: t('login'), url: page(`${publicUrl}/login`) },
      actions: freezeOnly(voice, links),
      reason: t('sessionEnded.reason'),
    }
  }

/** Where a login, or an attempt, came from; `network` is masked, or empty where unknown. */
type Whence = { readonly userAgent: string; readonly network: string; readonly at: Date }

/** After a login from a kind of device that was never used before. */
export const newDeviceMail =
  (links: SecurityLinks, whence: Whence): Letter =>
  (voice) => ({
    subject: voice.t('newDevice.subject'),
    paragraphs: [voice.t('newDevice.lead'), voice.t('securityActions.notYou')],
    figures: whenceFigures(voice, whence),
    actions: notMeOrFreeze(voice, links),
    reason: voice.t('newDevice.reason'),
  })

/** After a login with a known kind of device, from a network that was never used before. */
export const newPlaceMail =
  (links: SecurityLinks, whence: Whence): Letter =>
  (voice) => ({
    subject: voice.t('newPlace.subject'),
    paragraphs: [
      `${voice.t('newDevice.lead')} ${voice.t('newPlace.often')}`,
      voice.t('securityActions.notYou'),
    ],
    figures: whenceFigures(voice, whence),
    actions: notMeOrFreeze(voice, links),
    reason: voice.t('newPlace.reason'),
  })

/** After the right password and five wrong second factors: someone knows the password. */
export const loginStoppedMail =
  (links: SecurityLinks, whence: Whence): Letter =>
  (voice) => ({
    subject: voice.t('loginStopped.subject'),
    paragraphs: [voice.t('loginStopped.text'), voice.t('securityActions.notYou')],
    figures: whenceFigures(voice, whence),
    actions: notMeOrFreeze(voice, links),
    reason: voice.t('loginStopped.reason'),
  })

function whenceFigures(voice: Voice, { userAgent, network, at }: Whence): Figure[] {
  const { t, asIs, moment } = voice
  return [
    { label: t('figures.device'), value: deviceName(voice, userAgent) },
    { label: t('figures.time'), value: moment(at) },
    ...(network === '' ? [] : [{ label: t('figures.network'), value: asIs(network) }]),
  ]
}

/** A program by its name and system, as far as they are known. */
export function deviceName({ t, asIs }: Voice, userAgent: string): string {
  const { browser, system } = namesOf(userAgent)
  if (browser === undefined && system === undefined) return t('newDevice.otherProgram')
  return t('newDevice.device', {
    browser: browser === undefined ? t('newDevice.someBrowser') : asIs(browser),
    system: system === undefined ? t('newDevice.someSystem') : asIs(system),
  })
}
