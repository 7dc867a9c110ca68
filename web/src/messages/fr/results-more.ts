import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  check: {
    heading: 'Ce que vous pouvez vérifier',
    one: 'Certains plans tirent leurs jours d’une graine secrète. Nous publions l’empreinte de la graine avant le début du mois et montrons la graine quand le mois est terminé et appliqué. Votre navigateur peut alors recalculer chaque jour tiré.',
    two: 'Cela prouve, à qui a noté l’empreinte à temps, que le mois était fixé avant de commencer et n’a pas été changé ensuite. Cela ne prouve pas que la graine a été choisie équitablement. Tout est de l’argent fictif.',
  },
  outlook: {
    heading: 'Ce qu’un jour tiré peut apporter',
    text: 'Compté sur toutes les issues possibles. La plupart des jours de perte sont petits ; le pire jour est rare, et possible chaque jour.',
    plan: 'Plan',
    worst: 'Pire jour',
    losing: 'Jours de perte',
    mean: 'Jour moyen',
    best: 'Meilleur jour',
    note: 'Les moyennes sont un réglage de cette simulation. Elles ne disent rien d’aucun marché réel.',
  },
  months: {
    heading: 'Empreintes publiées',
    text: 'Notez une empreinte aujourd’hui et comparez-la quand la graine sera montrée.',
    hash: 'SHA-256 de la graine, publiée le {day}',
    seed: 'Graine',
    seedShown: 'Graine, montrée le {day}',
    sealed: 'Secrète jusqu’à ce que le mois soit terminé et appliqué',
    none: 'Aucun mois n’est encore publié',
  },
}
