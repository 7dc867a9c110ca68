import type { Letter } from '#mails/letter.ts'
import { networkNameIn } from '#mails/network-name-in.ts'
import { notMeOrFreeze, type SecurityLinks } from '#mails/security-actions.ts'
import type { SavedAddress } from './saved-address.ts'

/** After an address was added to the book, by hand or with a withdrawal. */
export const addressSavedMail =
  (links: SecurityLinks, { address, label, network, addedAt, usableAt }: SavedAddress): Letter =>
  (voice) => {
    const { t, asIs, moment, mode } = voice
    return {
      subject: t('addressSaved.subject'),
      paragraphs: [
        t(mode === 'test' ? 'addressSaved.testHold' : 'addressSaved.hold', { when: moment(usableAt) }),
        `${t('securityActions.notYou')} ${t('addressSaved.alsoRemoved')}`,
      ],
      figures: label === '' ? [] : [{ label: t('figures.name'), value: asIs(label) }],
      box: { label: t('box.addressSaved', { network: networkNameIn(voice, network) }), value: address },
      timeline: {
        title: t('next.title'),
        steps: [
          { label: t('next.added'), state: 'done', when: moment(addedAt) },
          { label: t('next.usable'), state: 'next', when: moment(usableAt) },
        ],
      },
      actions: notMeOrFreeze(voice, links),
      reason: t('addressSaved.reason'),
    }
  }
