import type { common as english } from '#messages/en/common.ts'
import type { Translation } from '#messages/shape.ts'

export const common: Translation<typeof english> = {
  brand: 'Evenmoor',
  error: 'Erreur',
  loading: 'Chargement…',
  retry: 'Réessayer',
  cancel: 'Annuler',
  back: 'Retour',
  continue: 'Continuer',
  continueNow: 'Passer à la suite',
  change: 'Modifier',
}
