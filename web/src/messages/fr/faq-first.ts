import type { faqFirst as english } from '#messages/en/faq-first.ts'
import type { Translation } from '#messages/shape.ts'

export const faqFirst: Translation<typeof english> = {
  heading: 'Les premières questions',
  all: 'Les dix questions et réponses',
  money: {
    question: 'Y a-t-il de l’argent réel en jeu ?',
    answer:
      'Non. Chaque dollar et chaque crypto est ici de l’argent d’entraînement. Il n’y a aucun moyen de verser de l’argent réel : le réseau de paiement est une simulation dans ce site. Ses adresses commencent par PRACTICE- et aucun vrai portefeuille ne peut les payer.',
  },
  rate: {
    question: 'Que veut dire le taux d’un plan ?',
    answer:
      'C’est un réglage de la simulation : un taux illustratif pour l’argent d’entraînement seulement, pas une prévision. 2,5 % par jour, répétés pendant un an, font ×8 207. Aucun placement légal ne paie cela. Nous le montrons pour que vous reconnaissiez une telle offre.',
  },
  leave: {
    question: 'Comment ressortir l’argent d’entraînement ?',
    answer:
      'Récupérez-le du plan, puis demandez un retrait vers une adresse d’entraînement. Il est payé en USDT d’entraînement, sur la forme d’entraînement du réseau BEP20. Le personnel examine chaque demande. Jusqu’à son approbation, vous pouvez l’annuler.',
  },
}
