import type { about as english, descriptions as englishDescriptions } from '#messages/en/about.ts'
import type { Translation } from '#messages/shape.ts'

export const about: Translation<typeof english> = {
  title: 'À propos',
  lead: 'Evenmoor est un lieu pour s’entraîner à investir avec de l’argent fictif. Il ne dit que ce que son livre de comptes peut prouver.',
  what: {
    heading: 'Ce que c’est',
    text: 'Vous ouvrez un compte, payez une demande de paiement d’entraînement, choisissez un plan et voyez le résultat de chaque jour. Ensuite vous retirez, et voyez quels étaient les frais. Rien de tout cela n’est de l’argent réel, et chaque étape marche comme si ça l’était.',
    why: 'Beaucoup de sites avec ces écrans existent pour voler les gens. Nous gardons les écrans et rendons vraie chaque phrase, pour que vous appreniez quoi regarder.',
  },
  who: {
    heading: 'Qui nous sommes',
    text: 'Evenmoor est un logiciel libre. Aucune société n’exploite cette démonstration. Qui l’installe en est l’exploitant et en répond.',
    notSet:
      'L’exploitant de ce site n’a pas encore donné de nom ni d’adresse. Les adresses de contact ci-dessous sont des exemples.',
    emailLabel: 'E-mail',
    addressLabel: 'Adresse',
    notHeading: 'Ce que nous ne sommes pas',
    not: {
      bank: 'Ni une banque, ni un courtier, ni une bourse, ni un portefeuille.',
      licence: 'Aucune autorité ne nous surveille, et aucune n’a approuvé quoi que ce soit ici.',
      advice: 'Pas un conseiller. Rien ici ne recommande d’investir.',
      cover: 'Aucun système de protection ne nous couvre. Il n’y a pas d’argent réel à protéger.',
    },
  },
  how: {
    heading: 'Comment marche la simulation',
    wallet: {
      title: 'Un portefeuille d’entraînement',
      text: 'Vous recevez l’équivalent de 10 000 dollars d’entraînement dans chacune de six cryptos. Elles sont sur un réseau simulé dans ce site.',
    },
    checkout: {
      title: 'Une demande de paiement',
      text: 'Vous la payez avec ce portefeuille. Chaque paiement est crédité quand il a ses confirmations, quelle que soit sa taille.',
    },
    result: {
      title: 'Un résultat par jour',
      text: 'Chaque plan a un résultat enregistré par jour. Votre part est arrondie vers le bas au millionième de dollar.',
    },
    withdrawal: {
      title: 'Un retrait',
      text: 'Vous demandez, le personnel examine, et le réseau d’entraînement paie. Cela coûte 1 % et rien d’autre.',
    },
  },
  team: {
    heading: 'Équipe',
    rule: 'Nous ne montrons que des personnes d’accord, avec une trace de leur consentement.',
    none: 'Il n’y a personne à montrer pour le moment.',
    failed: 'Le chargement n’a pas abouti.',
    show: '{count, plural, one {Montrer # personne} other {Montrer # personnes}}',
    check: 'Ce que vous pouvez vérifier vous-même',
    code: {
      title: 'Le code',
      text: 'Il est libre, sous licence MIT. Chacun peut lire comment un chiffre est calculé, et le faire tourner.',
    },
    calls: {
      title: 'Les appels',
      text: 'Tout ce que ce site demande à son serveur est décrit sur une page.',
      link: 'Voir les appels',
    },
    ledger: {
      title: 'Votre livre de comptes',
      text: 'Vos soldes sont des sommes d’écritures. Avec un compte, vous pouvez lire toutes les vôtres.',
    },
  },
  why: {
    heading: 'Pourquoi nous choisir',
    fee: {
      title: 'Des frais uniques, vus d’abord',
      text: 'Vous voyez les frais et ce qui arrive avant de confirmer.',
    },
    exit: {
      title: 'Partir est aussi facile qu’entrer',
      text: 'Récupérez votre argent d’entraînement d’un plan à tout moment.',
    },
    promise: {
      title: 'Rien n’est promis',
      text: 'Aucune page ne dit qu’un résultat est sûr, probable ou habituel.',
    },
    trackers: {
      title: 'Personne ne vous suit',
      text: 'Aucune page ne demande rien à un autre site : ni traceurs, ni publicités.',
    },
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  about:
    'Qui fait Evenmoor, ce qu’il n’est pas, comment marche la simulation et ce que vous pouvez vérifier. Argent d’entraînement seulement.',
}
