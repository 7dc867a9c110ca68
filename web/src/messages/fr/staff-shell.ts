import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Console du personnel',
  brand: 'Evenmoor personnel',
  mode: 'ENTRAÎNEMENT',
  modeText: 'Installation d’entraînement : aucun argent réel ne peut bouger d’ici.',
  withdrawals: 'Retraits',
  logout: 'Déconnexion',
  titleSuffix: 'Personnel, entraînement',
}
