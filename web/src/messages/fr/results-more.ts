import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  recomputed: {
    right: '{count, plural, one {# jour recalculé} other {# jours recalculés}} : tout est comme enregistré',
    wrong: '{count, plural, one {# jour n’est pas} other {# jours ne sont pas}} ce que donne la graine',
    wrongText: 'Ne vous fiez pas à ce mois. Prévenez l’assistance, s’il vous plaît.',
    seedWrong: 'La graine montrée n’a pas l’empreinte publiée',
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
