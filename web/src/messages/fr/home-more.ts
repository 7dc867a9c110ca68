import type { homeMore as english } from '#messages/en/home-more.ts'
import type { Translation } from '#messages/shape.ts'

export const homeMore: Translation<typeof english> = {
  needsScript:
    'Ces chiffres ont besoin de JavaScript. Activez-le dans votre navigateur et rechargez la page.',
  arithmetic: {
    heading: 'Le calcul de 2,5 % par jour',
    lead: 'Un taux par jour semble petit. Répété pendant un an, il ne l’est pas.',
    once: '1 jour',
    month: '30 jours',
    year: '365 jours',
    of: 'Ce que devient 1 à 2,5 % chaque jour, si les résultats restent dedans',
    conclusion:
      'En un an, cela fait ×8 207. Aucun placement légal ne paie cela, et qui l’affirme ne dit pas la vérité. Nous utilisons ce taux pour montrer ce qu’une telle promesse voudrait dire, avec de l’argent d’entraînement seulement.',
  },
  markets: {
    heading: 'Marchés en direct',
    lead: 'Douze grandes cryptos d’un coup d’œil. Ouvrez-en une pour voir son graphique quotidien.',
    more: 'Voir plus',
    less: 'Voir moins',
    showing:
      '{count, plural, one {# crypto affichée} many {# de cryptos affichées} other {# cryptos affichées}}',
  },
  calculator: {
    heading: 'Calculatrice crypto',
    lead: 'Voyez ce que vaut en dollars américains une quantité d’une crypto.',
  },
  why: {
    heading: 'Pourquoi s’entraîner ici',
    fees: {
      title: 'Les frais d’abord',
      text: 'Vous voyez les frais et ce qui arrive avant de confirmer. Un retrait coûte 1 %, et rien d’autre.',
    },
    losses: {
      title: 'Les pertes se voient',
      text: 'Les mauvais jours ont la même place et la même taille que les bons.',
    },
    leave: {
      title: 'Partir est facile',
      text: 'On ne demande jamais à personne de payer pour pouvoir retirer. Une demande en attente peut être annulée.',
    },
    ledger: {
      title: 'Chaque chiffre tombe juste',
      text: 'Chaque solde est la somme des écritures d’un seul livre de comptes. Vous pouvez lire toutes les vôtres.',
    },
  },
  testimonials: {
    heading: 'Témoignages',
    lead: 'Les mots de personnes ne figurent ici que si nous avons vérifié chacun et que leur auteur a accepté, avec une trace de cet accord ; et seulement à partir de trois.',
    none: 'Il n’y en a aucun pour le moment.',
    failed: 'Ils n’ont pas pu être chargés.',
    show: '{count, plural, one {Lire # témoignage} other {Lire # témoignages}}',
    practiceUser: 'Utilisateur en entraînement',
    said: 'Dit le {day}',
  },
  honest: {
    heading: 'Comment nous restons honnêtes',
    lead: 'Voici ce que vous pouvez vérifier vous-même.',
    money: {
      title: 'Seulement de l’argent d’entraînement',
      text: 'Il n’y a aucun moyen de verser de l’argent réel. Les adresses d’entraînement commencent par PRACTICE- et aucun vrai portefeuille ne peut les payer.',
    },
    words: {
      title: 'Rien n’est promis',
      text: 'Aucune page ne dit qu’un résultat est sûr, probable ou habituel.',
    },
    people: {
      title: 'Personne n’est inventé',
      text: 'Ni personnes, ni citations, ni logos, ni compteurs inventés. Là où nous n’avons rien, nous le disons.',
    },
    code: {
      title: 'Le code est ouvert',
      text: 'Chacun peut lire comment un chiffre est calculé, et faire tourner tout le produit sur sa machine.',
    },
  },
  cta: {
    heading: 'Commencez avec des dollars d’entraînement',
    text: 'Il faut une adresse e-mail et deux minutes environ.',
    button: 'Créer un compte',
  },
}
