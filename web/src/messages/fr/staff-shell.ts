import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Console du personnel',
  brand: 'Evenmoor personnel',
  mode: 'ENTRAÎNEMENT',
  modeText: 'Installation d’entraînement : aucun argent réel ne peut bouger d’ici.',
  logout: 'Déconnexion',
  factor: {
    title: 'Ajoutez votre second facteur',
    text: 'Le personnel en a besoin. Sans lui, votre travail s’arrête 24 heures après l’ouverture du lien de l’exploitant.',
    add: 'L’ajouter maintenant',
  },
  titleSuffix: 'Personnel, entraînement',
  pages: {
    staffResults: 'Résultats',
    staffPlans: 'Plans',
    staffWithdrawals: 'Retraits',
    staffPauses: 'Pauses',
    staffBonuses: 'Primes',
    staffInvestors: 'Investisseurs',
    staffMessages: 'Messages',
    staffSubscribers: 'Lettre d’information',
    staffReconciliation: 'Rapprochement',
    staffAudit: 'Audit',
    staffSystem: 'Système',
    staffAccounts: 'Personnel',
  },
  queues: {
    label: 'En attente du personnel',
    oldest: 'le plus ancien {age}',
    pauses: 'Pauses',
    withdrawals: 'Retraits',
    bonuses: 'Primes',
    messages: 'Messages',
  },
  display: {
    label: 'Affichage et clavier',
    compact: 'Lignes compactes',
    live: 'Les listes se mettent à jour seules',
    shortcuts: 'Raccourcis à une touche',
    shortcutsHint: 'J et K vont à la ligne suivante et précédente, Entrée l’ouvre, Échap la ferme.',
  },
}
