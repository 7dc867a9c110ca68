import type { errors as english } from '#messages/en/errors.ts'
import type { Translation } from '#messages/shape.ts'

export const errors: Translation<typeof english> = {
  generic: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  signedOut: 'Sie wurden abgemeldet. Melden Sie sich an, um weiterzumachen.',
  tooManySoon: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  unavailable: 'Das hat bei uns nicht geklappt. Versuchen Sie es noch einmal.',
  unreachable:
    'Wir konnten den Server nicht erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unknownOutcome:
    'Wir wissen noch nicht, ob das durchgegangen ist. Wir prüfen es. Senden Sie es nicht zweimal.',
  notProven: 'Sie haben nicht bestätigt, dass Sie es sind. Es wurde nichts geändert.',
  page: {
    title: 'Diese Seite wurde nicht geladen',
    lead: 'Bei uns ist etwas schiefgegangen.',
    reload: 'Seite neu laden',
  },
}
