import type { faq as english, descriptions as englishDescriptions } from '#messages/en/faq.ts'
import type { Translation } from '#messages/shape.ts'

export const faq: Translation<typeof english> = {
  title: 'Questions et réponses',
  lead: 'Dix réponses claires. Ouvrez-en une, et la précédente se ferme.',
  fees: {
    question: 'Combien cela coûte-t-il ?',
    answer:
      'Un retrait coûte 1 %, arrondi vers le haut au centime. C’est pris sur le montant et vous le voyez avant de confirmer. Rien d’autre n’est facturé. On ne demande jamais à personne de payer pour pouvoir retirer.',
  },
  losses: {
    question: 'Un résultat peut-il être négatif ?',
    answer:
      'Oui. Une perte est prise sur votre position et a la même place et la même taille qu’un gain. Par défaut, cette installation enregistre le taux illustratif de chaque plan. Ses jours semblent donc meilleurs que ceux de tout vrai marché. N’attendez pas que la vraie vie suive.',
  },
  start: {
    question: 'Comment commencer ?',
    answer:
      'Inscrivez-vous avec une adresse e-mail et confirmez-la avec le code que nous envoyons. Vous recevez un portefeuille d’entraînement : l’équivalent de 10 000 dollars d’entraînement dans chacune de six cryptos. Choisissez ensuite un plan et un montant, et payez la demande de paiement avec ce portefeuille.',
  },
  identity: {
    question: 'Vérifiez-vous mon identité ?',
    answer:
      'Vous pouvez l’essayer dans votre profil : vous envoyez l’image d’un document, le personnel la regarde, et nous vous écrivons sa décision. Rien n’en dépend ici, car tout l’argent est d’entraînement. Utilisez l’image spécimen que la page dessine, pas un vrai document. Les images sont effacées 30 jours après la décision.',
  },
  security: {
    question: 'Comment mon compte est-il protégé ?',
    answer:
      'Nous gardons votre mot de passe seulement comme hash Argon2id et refusons les plus faciles. Dans votre profil, vous pouvez ajouter une deuxième étape à la connexion (une application d’authentification) ou des clés d’accès, et voir et fermer chaque session. Nous vous signalons les changements par e-mail.',
  },
  referral: {
    question: 'Y a-t-il une prime pour inviter des gens ?',
    answer:
      'Là où les primes sont activées, une prime est notée pour vous quand une personne inscrite avec votre code investit pour la première fois. C’est du crédit d’entraînement sans valeur en argent, qu’on ne peut pas retirer avant qu’un administrateur l’ait examiné et vérifié. La page « Parrainages » de votre compte dit si elles sont activées et montre les règles.',
  },
  support: {
    question: 'Comment joindre l’assistance, et quand ?',
    answer:
      'Écrivez-nous sur la page de contact. Votre message est gardé et reçoit aussitôt un numéro de référence. On répond quand on peut : nous ne promettons pas d’horaires, car aucun tour de garde n’est organisé ici.',
  },
  more: {
    title: 'Votre question n’est pas ici ?',
    text: 'Posez-la. Votre message reçoit un numéro de référence.',
    button: 'Contacter l’assistance',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  faq: 'Dix réponses claires : argent d’entraînement, taux par jour, pertes, frais uniques, retraits, sécurité et assistance.',
}
