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
}
