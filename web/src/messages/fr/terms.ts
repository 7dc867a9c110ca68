import type { terms as english, descriptions as englishDescriptions } from '#messages/en/terms.ts'
import type { Translation } from '#messages/shape.ts'

export const terms: Translation<typeof english> = {
  title: 'Conditions d’utilisation',
  summary: {
    practice:
      'Tout l’argent est ici de l’argent d’entraînement. On ne peut ni l’acheter, ni le vendre, ni l’échanger contre de l’argent réel.',
    promise: 'Rien n’est promis. Les résultats peuvent être négatifs.',
    fee: 'Un retrait coûte 1 % et rien d’autre.',
    adult: 'Vous devez avoir 18 ans ou plus.',
  },
  what: {
    heading: 'Ce que vous utilisez',
    one: 'Evenmoor est un logiciel libre qui simule un site d’investissement. En ouvrant un compte, vous acceptez ces conditions.',
    two: 'Il n’y a pas d’argent réel dedans, et aucun moyen d’en apporter. Les dollars et les cryptos d’entraînement n’ont aucune valeur hors de ce site.',
  },
  account: {
    heading: 'Votre compte',
    one: 'Vous devez avoir au moins 18 ans. Un seul compte par personne.',
    two: 'Donnez une adresse e-mail qui est à vous et gardez votre mot de passe pour vous. Ce qui est fait avec lui compte comme fait par vous.',
  },
  plans: {
    heading: 'Plans',
    one: 'Voici les plans. Les deux bouts d’une fourchette en font partie, donc à 1 000 $ et à 10 000 $ deux plans sont ouverts.',
    stale: 'Ce sont les plans avec lesquels ce site a été créé. Nous n’avons pas pu charger les derniers.',
    caption: 'Les plans, leurs fourchettes et leurs taux illustratifs',
    plan: 'Plan',
    range: 'Montant d’entraînement',
    rate: 'Taux illustratif par jour',
    two: 'Le taux est pour l’argent d’entraînement seulement et n’est pas une prévision. Ce qui compte est le résultat enregistré pour chaque plan et chaque jour. Il peut être négatif.',
    three:
      'Une position participe dès le jour après son ouverture (UTC). Un gain va à votre solde disponible. Une perte est prise sur la position.',
    four: 'Vous pouvez récupérer une position à tout moment. Rien n’est bloqué.',
  },
  deposits: {
    heading: 'Dépôts',
    one: 'Un dépôt est une demande de paiement dans une de six cryptos d’entraînement, payée avec votre portefeuille d’entraînement. Chaque paiement est crédité quand il a ses confirmations, même trop petit, trop grand ou en retard.',
    two: 'Un USDT compte comme un dollar. Les autres cryptos comptent au prix affiché sur la demande de paiement, fixé pendant 15 minutes.',
  },
  withdrawals: {
    heading: 'Les retraits et les frais',
    one: 'Les retraits sont payés seulement en USDT sur le réseau BEP20, ici sous sa forme d’entraînement.',
    two: 'Les frais sont fixes : 1 % du montant, arrondi vers le haut au centime. Ils sont pris sur le montant. Rien d’autre n’est facturé, et on ne demande jamais à personne de payer pour pouvoir retirer.',
    three:
      'Le personnel examine chaque demande. Vous pouvez l’annuler jusqu’à son approbation. Si elle est refusée, tout le montant revient à votre solde avec le motif.',
  },
  referrals: {
    heading: 'Primes de parrainage',
    one: 'Quand une personne inscrite avec votre code investit pour la première fois, une prime du montant indiqué sur la page « Parrainages » est notée pour vous, une fois par personne. Il n’y en a pas là où la page dit que les primes sont désactivées.',
    two: 'C’est du crédit d’entraînement sans valeur en argent. On ne peut ni l’investir ni le retirer avant qu’un administrateur l’ait examiné et vérifié. Les comptes qui mènent à une même boîte aux lettres comptent pour une personne.',
  },
  fair: {
    heading: 'Bon usage',
    one: 'Ne perturbez pas le service, n’utilisez pas le compte d’une autre personne, et n’essayez pas d’atteindre ce qui n’est pas à vous. Nous pouvons bloquer un compte pour cela, et nous disons quoi faire quand son titulaire se connecte.',
  },
  liability: {
    heading: 'Ni conseil, ni garantie',
    one: 'Rien ici n’est un conseil d’investir. Le logiciel est fourni tel quel, sous licence MIT, sans garantie.',
    two: 'Ce qui marche ici avec de l’argent d’entraînement peut ne marcher nulle part avec de l’argent réel.',
  },
  changes: {
    heading: 'Changements de ces conditions',
    one: 'Un changement figure dans la liste ci-dessous avec sa date. Il vaut pour ce qui arrive après ce jour.',
    first: 'Première version.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  terms:
    'Les conditions d’utilisation d’Evenmoor : argent d’entraînement seulement, 18 ans ou plus, plans et fourchettes, frais de retrait de 1 %.',
}
