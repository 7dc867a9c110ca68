import type { errors as english } from '#messages/en/errors.ts'
import type { Translation } from '#messages/shape.ts'

export const errors: Translation<typeof english> = {
  generic: 'Cela n’a pas marché. Réessayez.',
  signedOut: 'Votre session est fermée. Connectez-vous pour continuer.',
  tooManySoon: 'Trop d’essais. Attendez une minute, puis réessayez.',
  unavailable: 'Cela n’a pas marché de notre côté. Réessayez.',
  unreachable: 'Nous n’avons pas pu joindre le serveur. Vérifiez votre connexion et réessayez.',
  unknownOutcome: 'Nous ne savons pas encore si c’est fait. Nous vérifions. N’envoyez pas deux fois.',
  notProven: 'Vous n’avez pas confirmé que c’est bien vous : rien n’a été changé.',
  page: {
    title: 'Cette page ne s’est pas chargée',
    lead: 'Quelque chose a échoué de notre côté.',
    reload: 'Recharger la page',
  },
}
