import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'Aller au contenu',
  show: 'Voir',
  hide: 'Cacher',
  showPassword: 'Voir le mot de passe',
  hidePassword: 'Cacher le mot de passe',
  optional: 'facultatif',
  close: 'Fermer',
  problemSummary: 'Il y a un problème',
  riskStrip: {
    label: 'Avertissement sur les risques',
    lead: 'Risque élevé.',
    text: 'En crypto et forex réels, vous pouvez tout perdre, sans protection.',
    link: 'Lire les risques (2 min)',
  },
  change: {
    up: 'hausse',
    down: 'baisse',
    none: 'aucun changement',
  },
  timer: {
    left: 'Temps restant : {minutes, plural, =0 {} one {# minute } many {# de minutes } other {# minutes }}{seconds, plural, =0 {} one {# seconde} many {# de secondes} other {# secondes}}',
    over: 'Le temps est écoulé',
  },
  preview: 'Découvrez ce que ça fait d’investir, avant que cela vous coûte.',
}
