import type { staffPayouts as english } from '#messages/en/staff-payouts.ts'
import type { Translation } from '#messages/shape.ts'

export const staffPayouts: Translation<typeof english> = {
  title: 'Zu leistende Zahlungen',
  lead: 'Freigegebene Auszahlungen auf einem Testnetz. Dieser Server hat keinen Schlüssel: Zahlen Sie jede aus Ihrer eigenen Wallet. Die Zahlung wird von selbst auf ihrer Blockchain gefunden.',
  search: 'Name, E-Mail, Adresse oder Referenz',
  approved: 'Freigegeben',
  investor: 'Anleger',
  amount: 'Betrag',
  state: 'Stand',
  open: 'Wartet auf Zahlung',
  empty: 'Nichts zu zahlen',
  emptyText:
    'Freigegebene Auszahlungen auf einem Testnetz erscheinen hier. Im Übungsmodus zahlt das Übungsnetzwerk von selbst.',
  one: 'Zahlung von {amount}',
  gone: 'Hier ist nichts mehr zu zahlen',
  goneText:
    'Die Zahlung wurde in ihrer Blockchain gefunden, oder es wurde anders entschieden. Zahlen Sie sie nicht.',
  goneLink: 'Zur Auszahlung',
  loading: 'Zahlung',
  facts: 'Was zu zahlen ist',
  network: 'Netzwerk',
  chain: 'Chain-ID',
  token: 'Vertrag des Tokens',
  address: 'An die Adresse',
  exact:
    'Zahlen Sie genau diesen Betrag genau dieses Tokens. Ein anderer Betrag oder eine andere Münze zählt nicht.',
  openWallet: 'In einer Wallet öffnen',
  copyAmount: 'Betrag kopieren',
  copyAddress: 'Adresse kopieren',
  copyUri: 'Zahlungslink kopieren',
  copied: 'Kopiert',
  addressNote: 'Vergleichen Sie sie ganz in Ihrer Wallet. Ähnliche Adressen haben gleiche Enden.',
  noticeCount: '{count, plural, one {# Hinweis} other {# Hinweise}}',
  notices: 'Was dort gesehen wurde',
  notice: {
    wrong_amount: '{amount} kamen an: nicht der genaue Betrag. Das zählt nicht.',
    wrong_coin: '{amount} kamen an: eine andere Münze. Das zählt nicht.',
    paid_twice: '{amount} kamen an, nachdem eine andere Zahlung diese Auszahlung bezahlt hatte.',
    left_chain:
      'Eine Zahlung von {amount} ist nicht mehr in ihrer Blockchain. Sie kann zurückkehren: Suchen Sie sie in Ihrer Wallet, bevor Sie erneut zahlen.',
  },
  transaction: 'Transaktion',
  lookup: {
    title: 'Ihre Zahlung nachsehen',
    label: 'Transaktions-Hash',
    malformed:
      'Ein Transaktions-Hash hat 64 Ziffern und Buchstaben von a bis f. Kopieren Sie ihn ganz aus Ihrer Wallet.',
    look: 'Nachsehen',
    busy: 'Wird nachgesehen…',
    counted: 'Sie bezahlt diese Auszahlung und ist gezählt.',
    soon: 'Sie bezahlt diese Auszahlung genau und zählt mit der nächsten Lesung.',
    waiting: 'Sie bezahlt diese Auszahlung, aber kein Block hat sie jetzt.',
    wrong_amount: 'Nicht gezählt: Sie zahlt hier {amount}, fällig sind {due}.',
    wrong_coin: 'Nicht gezählt: Sie zahlt hier {amount}, eine andere Münze.',
    wrong_address: 'Nicht gezählt: Sie zahlt {amount} an {address}.',
    other_withdrawal: 'Sie bezahlt eine andere Auszahlung. Jede Zahlung zählt einmal.',
    too_early: 'Nicht gezählt: Sie wurde vor der Freigabe dieser Auszahlung geleistet.',
    nothing: 'Nicht gezählt: Sie ist fehlgeschlagen oder zahlt niemandem in einer Münze dieses Netzwerks.',
    unknown: 'Das Netzwerk kennt diese Transaktion nicht.',
  },
}
