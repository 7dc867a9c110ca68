import type { staffPaymentReviews as english } from '#messages/en/staff-payment-reviews.ts'
import type { Translation } from '#messages/shape.ts'

export const staffPaymentReviews: Translation<typeof english> = {
  title: 'Zahlungen in Prüfung',
  one: 'Zahlung in Prüfung',
  filter: 'Stand',
  all: 'Alle',
  investor: 'Anleger',
  since: 'Seit',
  worth: 'Wert',
  clear: 'Alles erledigt',
  clearText:
    'Zahlungen, deren Wert Ihre Grenze übersteigt, erscheinen hier, bevor sie gutgeschrieben werden.',
  search: 'Name, E-Mail, Hash oder Referenz',
  page: {
    title: 'Zahlung im Wert von {amount}',
    facts: 'Was wir wissen',
    compare:
      'Vergleichen Sie sie mit einer zweiten Quelle, etwa einem öffentlichen Block-Explorer dieses Netzwerks. Ein Node kann Zahlungen melden, die es nie gab.',
    email: 'E-Mail',
    asked: 'Im Checkout angefordert',
    coins: 'Eingegangen',
    network: 'Netzwerk',
    address: 'Adresse',
    transaction: 'Transaktion',
    block: 'Block',
    confirmations: 'Bestätigungen',
    ofNeeded: '{done} von {needed}',
    seenAt: 'Zuerst gesehen',
    deposit: 'Checkout',
    refused: 'Abgelehnt',
    reason: 'Angegebener Grund',
    reference: 'Referenz',
    cannot: 'Diese können Sie nicht freigeben',
    by: '{name} · {time}',
  },
  approvals: '{given} von {needed} Freigaben',
  approve: {
    open: 'Freigeben',
    title: 'Diese Zahlung freigeben?',
    text: 'Sie wird gutgeschrieben, sobald ihr Netzwerk sie noch einmal zeigt.',
    textFirst: 'Eine zweite Person muss sie ebenfalls freigeben. Erst dann wird sie gutgeschrieben.',
    confirm: 'Zahlung freigeben',
    done: 'Sie haben diese Zahlung freigegeben.',
    doneFirst: 'Sie haben sie freigegeben. Sie wartet auf eine zweite Person.',
  },
  refuse: {
    open: 'Ablehnen',
    text: 'Sie wird nie gutgeschrieben, und das lässt sich nicht rückgängig machen. Die Coins bleiben auf unserer Adresse.',
    reason: 'Grund',
    hint: 'Das lesen Anleger in einer E-Mail und im Checkout.',
  },
}
