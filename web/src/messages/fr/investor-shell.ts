import type { investorShell as english } from '#messages/en/investor-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const investorShell: Translation<typeof english> = {
  nav: 'Votre compte',
  home: 'Accueil',
  invest: 'Investir',
  withdraw: 'Retirer',
  activity: 'Activité',
  transactions: 'Transactions',
  referrals: 'Parrainages',
  profile: 'Profil',
  notifications: 'Notifications',
  unread: '{count, plural, one {# non lue} other {# non lues}}',
  logout: 'Déconnexion',
  titleSuffix: 'Entraînement',
  hiddenAmount: 'montant masqué',
}
