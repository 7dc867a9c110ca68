import type { notFound as english } from '#messages/en/not-found.ts'
import type { Translation } from '#messages/shape.ts'

export const notFound: Translation<typeof english> = {
  title: 'Page introuvable',
  lead: 'Il n’y a rien à cette adresse. Vérifiez-la, ou repartez de l’accueil.',
  jokes: {
    first: 'Cette page a pris une position longue sur sa non-existence.',
    second: 'Nous avons relu le livre de comptes deux fois. La page ne tombe pas juste.',
    third: 'Cette adresse a zéro confirmation.',
    fourth: 'Même notre rapprochement ne l’a pas trouvée.',
    fifth: 'La page est partie sans payer de frais.',
  },
  pause: 'Arrêter les messages',
  resume: 'Lire les messages',
  goHome: 'Retour à l’accueil',
}
