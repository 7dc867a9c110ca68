import type { descriptions as englishDescriptions, results as english } from '#messages/en/results.ts'
import type { Translation } from '#messages/shape.ts'

export const results: Translation<typeof english> = {
  title: 'Résultats quotidiens',
  lead: 'Chaque jour de chaque plan, et de quoi vérifier les jours tirés.',
  failed: 'Les résultats n’ont pas pu être chargés.',
  month: {
    heading: 'Résultats par mois',
    of: 'Résultats de {month}',
    choose: 'Mois (UTC)',
    none: 'Aucun résultat ce mois-ci',
    noneText: 'Un jour reçoit son résultat quand il est terminé et que quelqu’un détient une position.',
  },
  check: {
    heading: 'Ce que vous pouvez vérifier',
    one: 'Certains plans tirent leurs jours d’une graine secrète. Nous publions l’empreinte de la graine avant le début du mois et montrons la graine quand le mois est terminé et appliqué. Votre navigateur peut alors recalculer chaque jour tiré.',
    two: 'Cela prouve, à qui a noté l’empreinte à temps, que le mois était fixé avant de commencer et n’a pas été changé ensuite. Cela ne prouve pas que la graine a été choisie équitablement. Tout est de l’argent fictif.',
  },
  days: {
    day: 'Jour (UTC)',
    rate: 'Résultat',
    takenBack: 'Était faux et a été repris',
    corrected: 'Était faux ; {rate} compte à la place',
    drawn: 'La graine donne {rate}',
  },
  recompute: {
    button: 'Recalculer dans ce navigateur',
    busy: 'Calcul…',
    nothing: 'Aucun jour de ce mois n’a été tiré d’une graine.',
    sealed: 'La graine de ce mois est montrée quand le mois est terminé et appliqué.',
    unsupported: 'Ce navigateur ne calcule que sur des pages ouvertes en https.',
  },
  source: {
    illustration: 'Taux illustratif, pratique uniquement',
    market: 'Tiré de la graine du mois',
    booked: 'Enregistré par deux personnes',
  },
  needsScript:
    'Ces chiffres ont besoin de JavaScript. Activez-le dans votre navigateur et rechargez la page.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  results:
    'Chaque résultat quotidien de chaque plan, les empreintes publiées et un contrôle dans votre navigateur.',
}
