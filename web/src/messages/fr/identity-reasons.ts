import type { identityReasons as english } from '#messages/en/identity-reasons.ts'
import type { Translation } from '#messages/shape.ts'

export const identityReasons: Translation<typeof english> = {
  unreadable: {
    title: 'Illisible',
    text: 'L’image est illisible : floue, trop sombre ou couverte en partie. Il faut la reprendre à la lumière du jour, avec tout le document net.',
  },
  cut_off: {
    title: 'Coupée',
    text: 'Une partie du document n’est pas dans l’image. Il faut la reprendre avec les quatre coins visibles.',
  },
  expired: {
    title: 'Périmé',
    text: 'Le document n’est plus valable. Il faut en envoyer un qui l’est.',
  },
  name_differs: {
    title: 'Autre nom',
    text: 'Le nom sur le document n’est pas celui du compte. Il faut changer le nom dans le profil, ou envoyer un document au même nom.',
  },
  other_document: {
    title: 'Autre document',
    text: 'Ce n’est ni un passeport, ni une carte d’identité, ni un permis de conduire, ou pas celui qui a été choisi. Il faut envoyer l’un d’eux.',
  },
  altered: {
    title: 'Modifié',
    text: 'L’image montre des signes de modification. Il faut l’envoyer telle qu’elle a été prise.',
  },
}
