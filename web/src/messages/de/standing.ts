import type { standing as english } from '#messages/en/standing.ts'
import type { Translation } from '#messages/shape.ts'

export const standing: Translation<typeof english> = {
  state: {
    locked: 'Ihr Konto ist gesperrt.',
    suspended: 'Ihr Konto ist vorübergehend ausgesetzt.',
  },
  why: {
    unusual_activity: 'Wir haben darin Ungewöhnliches bemerkt.',
    owner_request: 'Der Inhaber hat darum gebeten.',
    terms: 'Wir prüfen, ob unsere Bedingungen eingehalten wurden.',
    legal_request: 'Wir müssen eine rechtliche Anfrage beantworten.',
  },
  balance: 'Ihr Guthaben ist unberührt.',
  works:
    'Sie können alles ansehen, Ihre Daten exportieren, Geld aus Positionen zurückholen und eine Auszahlung beantragen. Zahlungen, die unterwegs sind, werden noch gutgeschrieben. Alles andere wartet.',
  review: 'Wir sehen es uns spätestens bis {at} noch einmal an.',
  overdue: 'Wir wollten es uns bis {at} noch einmal ansehen und sind zu spät.',
  reference: 'Referenz',
  appeal: 'Wenn Sie das für falsch halten, sagen Sie es dem Support und nennen Sie die Referenz.',
  support: 'Support kontaktieren',
  message: 'Zu meinem Konto, Referenz {reference}:',
  see: 'Mein Konto ansehen',
  seeing: 'Wird geöffnet…',
}
