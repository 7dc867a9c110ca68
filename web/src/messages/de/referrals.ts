import type { referrals as english } from '#messages/en/referrals.ts'
import type { Translation } from '#messages/shape.ts'

export const referrals: Translation<typeof english> = {
  title: 'Empfehlungen',
  lead: 'Laden Sie jemanden mit Ihrem Code oder Ihrem Link ein.',
  own: 'Ihr Code und Ihr Link',
  code: 'Code',
  copyCode: 'Code kopieren',
  codeCopied: 'Code kopiert: {code}',
  link: 'Link',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  share: 'Link teilen',
  rulesTitle: 'Die Regeln',
  rules: {
    arises:
      'Wenn jemand, der sich mit Ihrem Code registriert hat, zum ersten Mal investiert, wird ein Bonus von {amount} für Sie vermerkt. Jede Person bringt einen, einmal.',
    review:
      'Er ist offen, bis ein Administrator ihn bestätigt hat. Dann ist er in Ihrem verfügbaren Guthaben, zum Investieren oder Auszahlen.',
    none: 'Konten, die zu einem Postfach führen, zählen als eine Person und bringen keinen Bonus. Schließen Sie Ihr Konto, enden offene Boni mit ihm.',
    value: 'Er ist Übungsguthaben und hat keinen Geldwert.',
  },
  offTitle: 'Hier gibt es keine Boni',
  off: {
    test_networks:
      'Diese Installation nutzt öffentliche Testnetze, und Boni sind Übungsguthaben. Ihr Code gilt, und wer ihn nutzt, steht unten.',
    operator:
      'Der Betreiber dieser Installation hat sie abgeschaltet. Ihr Code gilt, und wer ihn nutzt, steht unten.',
  },
  pendingTotal: 'Offen',
  verifiedTotal: 'Bestätigt',
  people: 'Personen',
  caption: 'Wer sich mit Ihrem Code registriert hat, die Neuesten zuerst',
  who: 'Wer',
  since: 'Registriert',
  bonus: 'Bonus',
  state: 'Stand',
  status: {
    pending: 'In Prüfung',
    verified: 'Bestätigt',
    refused: 'Nicht angenommen',
    none: 'Kein Bonus',
  },
  reason: 'Grund: {reason}',
  more: 'Mehr laden',
  emptyTitle: 'Noch niemand hat Ihren Link genutzt.',
  emptyText:
    'Wer sich mit Ihrem Code registriert und die Adresse bestätigt, steht hier, nur mit Anfangsbuchstaben.',
}
