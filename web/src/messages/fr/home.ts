import type { descriptions as englishDescriptions, home as english } from '#messages/en/home.ts'
import type { Translation } from '#messages/shape.ts'

export const home: Translation<typeof english> = {
  title: 'Découvrez ce que ça fait d’investir, avant que cela vous coûte',
  pill: 'Argent d’entraînement',
  heading: 'Découvrez ce que ça fait d’investir, avant que cela vous coûte.',
  lead: 'Essayez des plans cryptos et forex avec 10 000 dollars d’entraînement et tous les frais bien visibles. Gains et pertes s’affichent à la même taille.',
  getStarted: 'Commencer',
  seePlans: 'Voir les plans',
  note: 'Gratuit. 18 ans ou plus. Ni carte ni portefeuille.',
  motion: {
    pause: 'Figer l’animation',
    resume: 'Relancer l’animation',
  },
  plans: {
    heading: 'Plans d’entraînement',
    lead: 'Le taux est un réglage de la simulation.',
    source: {
      unknown: 'L’exploitant du site choisit d’où vient le résultat de chaque jour. Il peut être négatif.',
      illustration:
        'Sur ce site, chaque jour enregistre exactement ce taux. Les vrais marchés ont aussi des jours de perte.',
      market: 'Sur ce site, le résultat de chaque jour vient d’une stratégie simulée qui perd aussi.',
      booked:
        'Sur ce site, deux membres du personnel enregistrent le résultat de chaque jour. Il peut être négatif.',
    },
    tag: 'Simulé',
    amount: 'montant d’entraînement',
    rate: '{rate} par jour',
    rateLabel: 'Taux illustratif : argent d’entraînement seulement, pas une prévision',
    market: {
      rateLabel: 'Jour moyen d’une stratégie simulée : argent d’entraînement seulement, pas une prévision',
      worst: 'Pire jour possible',
    },
    booked: {
      rateLabel:
        'Taux illustratif : argent d’entraînement seulement. Deux membres de l’équipe enregistrent chaque jour, et il peut être une perte',
    },
    worstDay: 'Pire jour jusqu’ici',
    noDays: 'Aucun jour enregistré',
    upcoming: 'À partir de {when}, pour les nouvelles positions : de {min} à {max}, {rate} par jour',
    fee: 'Frais de retrait',
    getStarted: 'Commencer',
    getStartedWith: 'Commencer avec {plan}',
    arithmetic: 'Pourquoi aucun produit honnête ne peut promettre ce taux',
    stale: 'Ce sont les plans avec lesquels ce site a été créé. Nous n’avons pas pu charger les derniers.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  home: 'Entraînez-vous à investir en cryptos et en forex avec 10 000 dollars d’entraînement. Les résultats peuvent être négatifs, les frais s’affichent d’abord et rien n’est promis.',
}
