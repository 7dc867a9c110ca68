import type { investorShell as english } from '#messages/en/investor-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const investorShell: Translation<typeof english> = {
  nav: 'Ihr Konto',
  home: 'Start',
  invest: 'Investieren',
  withdraw: 'Auszahlen',
  activity: 'Aktivität',
  transactions: 'Transaktionen',
  referrals: 'Empfehlungen',
  profile: 'Profil',
  notifications: 'Mitteilungen',
  unread: '{count, plural, one {# ungelesen} other {# ungelesen}}',
  logout: 'Abmelden',
  titleSuffix: 'Übung',
  hiddenAmount: 'verborgener Betrag',
  search: 'Suchen',
  controlKey: 'Strg',
  offline: 'Sie sind offline.',
  online: 'Sie sind wieder online.',
  figuresFrom: 'Zahlen von {time}.',
  noFigures: 'Die Zahlen kommen, wenn Sie wieder online sind.',
  offlineMoney: 'Sie sind offline. Senden können Sie dies, wenn Sie wieder online sind.',
}
