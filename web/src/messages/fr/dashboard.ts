import type { dashboard as english } from '#messages/en/dashboard.ts'
import type { Translation } from '#messages/shape.ts'

export const dashboard: Translation<typeof english> = {
  title: 'Accueil',
  heading: 'Votre compte d’entraînement',
  balance: {
    title: 'Solde d’entraînement',
    hide: 'Masquer les montants',
    show: 'Afficher les montants',
    today: 'aujourd’hui',
    noChange: 'Aucun changement aujourd’hui',
    losingDay: 'Les jours de perte en font partie.',
    available: 'Disponible',
    invested: 'Investi',
    withdrawing: 'En retrait',
    invest: 'Investir',
    withdraw: 'Retirer',
  },
  next: {
    title: 'Premiers pas',
    account: 'Confirmez votre adresse e-mail',
    accountDetail: 'Fait à l’inscription.',
    invest: 'Choisissez un plan et investissez',
    investDetail:
      'Vous payez avec votre portefeuille d’entraînement. Au départ, il contient l’équivalent de 10 000 dollars d’entraînement dans chaque crypto.',
    result: 'Voyez votre premier résultat quotidien',
    resultDetail:
      'Une position participe dès le jour UTC après son ouverture. Un résultat peut être négatif.',
    button: 'Choisir un plan',
    progress: '{done} sur {count} faits',
  },
  positions: {
    title: 'Positions actives',
    emptyTitle: 'Aucune position pour l’instant',
    emptyText:
      'Une position est un montant que vous avez dans un plan. Chaque jour, un gain va à votre solde disponible ou une perte sort de la position.',
    emptyAction: 'Voir les plans',
    putIn: 'Placé : {amount}',
    firstResult: 'Premier résultat : {day} (UTC)',
    open: 'Ouvrir {plan}',
    more: 'Voir les positions anciennes',
  },
  latest: {
    title: 'Dernières transactions',
    all: 'Toutes les transactions',
    emptyTitle: 'Rien ne s’est encore passé',
    emptyText:
      'Dépôts, investissements, résultats quotidiens et retraits s’affichent ici, chacun avec son montant.',
  },
  market: {
    title: 'Prix du marché',
    text: 'Pour information. Ce que vous avez est compté en dollars et ne bouge pas avec eux.',
  },
  risk: {
    title: 'Avant de comparer avec de l’argent réel',
    text: 'Les taux sont ici des illustrations. Avec de vraies cryptos et du vrai forex, vous pouvez perdre tout l’argent placé. Personne ne peut payer un tel taux longtemps.',
  },
}
