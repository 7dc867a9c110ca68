import type { Letter } from '#mails/letter.ts'
import { notMe } from '#sessions/mails.ts'
import type { SavedAddress } from './saved-address.ts'

/** After an address was added to the book, by hand or with a withdrawal. */
export const addressSavedMail =
  (notMeUrl: string, { address, label, usableAt }: SavedAddress): Letter =>
  (voice) => {
    const { t, asIs, moment, mode } = voice
    return {
      subject: t('addressSaved.subject'),
      paragraphs: [
        label === ''
          ? t('addressSaved.text', { address: asIs(address) })
          : t('addressSaved.named', { address: asIs(address), label: asIs(label) }),
        t(mode === 'test' ? 'addressSaved.testHold' : 'addressSaved.hold', { when: moment(usableAt) }),
        t('addressSaved.notYou'),
      ],
      link: notMe(voice, notMeUrl),
      reason: t('addressSaved.reason'),
    }
  }
