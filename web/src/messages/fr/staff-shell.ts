import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Console du personnel',
  brand: 'Evenmoor personnel',
  mode: 'ENTRAÎNEMENT',
  modeText: 'Installation d’entraînement : aucun argent réel ne peut bouger d’ici.',
  withdrawals: 'Retraits',
  logout: 'Déconnexion',
  factor: {
    title: 'Ajoutez votre second facteur',
    text: 'Le personnel en a besoin. Sans lui, votre travail s’arrête 24 heures après l’ouverture du lien de l’exploitant.',
    add: 'L’ajouter maintenant',
  },
  titleSuffix: 'Personnel, entraînement',
}
