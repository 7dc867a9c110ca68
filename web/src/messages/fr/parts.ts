import type { parts as english } from '#messages/en/parts.ts'
import type { Translation } from '#messages/shape.ts'

export const parts: Translation<typeof english> = {
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie est bloquée ici. Sélectionnez le texte.',
  stillWorking: 'Toujours en cours…',
  test: 'TEST',
  min: 'Min.',
  max: 'Max.',
  practiceBar: {
    label: 'Mode entraînement',
    lead: 'Mode entraînement.',
    text: 'Les soldes et les paiements sont ici simulés.',
    details: 'Détails',
    detailsTitle: 'C’est de l’argent d’entraînement',
    detailsText:
      'Vos dollars et vos cryptos sont ici de l’argent d’entraînement. On ne peut ni les acheter, ni les vendre, ni les échanger contre de l’argent réel. Les prix et les paiements sont simulés, et les résultats peuvent être négatifs.',
  },
  confirmations:
    '{done} sur {needed, plural, one {# confirmation} many {# de confirmations} other {# confirmations}}',
  progress: {
    done: 'fait',
    current: 'en cours',
    todo: 'à faire',
  },
  step: 'Étape {current} sur {count}',
}
