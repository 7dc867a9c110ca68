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
  search: 'Rechercher',
  controlKey: 'Ctrl',
  offline: 'Vous êtes hors ligne.',
  online: 'Vous êtes de nouveau en ligne.',
  figuresFrom: 'Chiffres de {time}.',
  noFigures: 'Les chiffres viendront quand vous serez de nouveau en ligne.',
  offlineMoney: 'Vous êtes hors ligne. Vous pourrez envoyer ceci une fois de nouveau en ligne.',
}
