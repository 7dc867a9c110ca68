import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'Aller au contenu',
  show: 'Voir',
  hide: 'Cacher',
  showPassword: 'Voir le mot de passe',
  hidePassword: 'Cacher le mot de passe',
  optional: 'facultatif',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie est bloquée ici. Sélectionnez le texte.',
  close: 'Fermer',
  test: 'TEST',
  min: 'Min.',
  max: 'Max.',
  problemSummary: 'Il y a un problème',
  riskStrip: {
    label: 'Avertissement sur les risques',
    lead: 'Risque élevé.',
    text: 'En crypto et forex réels, vous pouvez tout perdre, sans protection.',
    link: 'Lire les risques (2 min)',
  },
  practiceBar: {
    label: 'Mode entraînement',
    lead: 'Mode entraînement.',
    text: 'Les soldes et les paiements sont ici simulés.',
    details: 'Détails',
    detailsTitle: 'C’est de l’argent d’entraînement',
    detailsText:
      'Vos dollars et vos cryptos sont ici de l’argent d’entraînement. On ne peut ni les acheter, ni les vendre, ni les échanger contre de l’argent réel. Les prix et les paiements sont simulés, et les résultats peuvent être négatifs.',
  },
  change: { up: 'hausse', down: 'baisse', none: 'aucun changement' },
  timer: {
    left: 'Temps restant : {minutes, plural, =0 {} one {# minute } many {# de minutes } other {# minutes }}{seconds, plural, =0 {} one {# seconde} many {# de secondes} other {# secondes}}',
    over: 'Le temps est écoulé',
  },
  confirmations:
    '{done} sur {needed, plural, one {# confirmation} many {# de confirmations} other {# confirmations}}',
  progress: { done: 'fait', current: 'en cours', todo: 'à faire' },
  step: 'Étape {current} sur {count}',
}
