import type { staffLookup as english } from '#messages/en/staff-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const staffLookup: Translation<typeof english> = {
  title: 'Rechercher un paiement',
  label: 'Hash de la transaction',
  malformed: 'Un hash a 64 chiffres et lettres de a à f. Copiez-le en entier depuis votre portefeuille.',
  look: 'Rechercher',
  busy: 'Recherche…',
  paused: 'Non interrogé, car en pause : {networks}. Recherchez à nouveau à la reprise.',
  elsewhere: 'Sur {networks}, mais ne paie aucune demande de cet investisseur.',
  unknown: 'Pas sur {networks}.',
  withoutIndex:
    'Le nœud de {networks} ne tient pas d’index de toutes les transactions : celles qui sont confirmées et n’ont payé aucune de nos adresses y sont introuvables.',
  own: '{amount}, {done} confirmations sur {needed} : {state}',
  checkout: 'Demande de paiement',
  states: {
    seen: 'Vu',
    confirming: 'En confirmation',
    in_review: 'En cours d’examen',
    refused: 'Refusé',
    credited: 'Crédité',
    dropped: 'Abandonné par le réseau',
    reversed: 'Repris',
    waiting: 'sur le réseau, pas encore noté',
    wrong_coin: 'autre crypto que demandé : à examiner',
  },
}
