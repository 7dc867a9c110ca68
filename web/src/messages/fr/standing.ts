import type { standing as english } from '#messages/en/standing.ts'
import type { Translation } from '#messages/shape.ts'

export const standing: Translation<typeof english> = {
  state: {
    locked: 'Votre compte est verrouillé.',
    suspended: 'Votre compte est suspendu.',
  },
  why: {
    unusual_activity: 'Nous y avons vu une activité inhabituelle.',
    owner_request: 'Son titulaire l’a demandé.',
    terms: 'Nous vérifions si nos conditions ont été respectées.',
    legal_request: 'Nous devons répondre à une demande légale.',
  },
  balance: 'Votre solde est intact.',
  works:
    'Vous pouvez tout voir, exporter vos données, récupérer de l’argent de vos positions et demander un retrait. Les paiements en route sont encore crédités. Tout le reste attend.',
  review: 'Nous le réexaminons au plus tard le {at}.',
  overdue: 'Nous devions le réexaminer au plus tard le {at} et nous sommes en retard.',
  reference: 'Référence',
  appeal: 'Si vous pensez que c’est une erreur, dites-le à l’assistance en donnant la référence.',
  support: 'Contacter l’assistance',
  message: 'Au sujet de mon compte, référence {reference} :',
  see: 'Voir mon compte',
  seeing: 'Ouverture…',
}
