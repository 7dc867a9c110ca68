import type { invest as english } from '#messages/en/invest.ts'
import type { Translation } from '#messages/shape.ts'

export const invest: Translation<typeof english> = {
  title: 'Investir',
  steps: { plan: 'Plan', amount: 'Montant', review: 'Contrôle', pay: 'Paiement' },
  rate: '{rate} par jour',
  rateLabel: 'Taux illustratif : argent d’entraînement seulement, pas une prévision',
  plan: {
    heading: 'Quel plan ?',
    legend: 'Plans',
    range: 'De {min} à {max}',
    worstDay: 'Pire jour jusqu’ici : {rate}',
    noDays: 'Pire jour jusqu’ici : aucun jour enregistré',
    exit: 'Vous pouvez sortir votre argent à tout moment. Investir ne coûte rien. Retirer coûte 1 %.',
    needed: 'Choisissez un plan',
    continue: 'Continuer',
    emptyTitle: 'Aucun plan n’est ouvert en ce moment',
    emptyText: 'On ne peut rien investir avant qu’un plan ouvre. Votre solde reste comme il est.',
  },
  amount: {
    heading: 'Combien d’argent d’entraînement ?',
    label: 'Montant',
    hint: '{plan} accepte de {min} à {max}. Votre solde disponible est de {available}, ou payez avec une crypto.',
    hintPlain: '{plan} accepte de {min} à {max}.',
    continue: 'Continuer',
  },
  outcomes: {
    title: 'Un jour avec {amount}',
    bad: 'Un mauvais jour',
    middle: 'Un jour moyen',
    good: 'Un bon jour',
    illustration:
      'Une illustration, pas une prévision : le taux du plan comme perte, aucun changement, et le taux comme gain. Une perte réelle peut être plus grande.',
    record:
      'Le pire et le meilleur de {days, plural, one {# jour enregistré} many {# de jours enregistrés} other {# jours enregistrés}} ici jusqu’à présent. Le prochain jour peut être pire.',
  },
  review: {
    heading: 'Vérifiez avant de continuer',
    plan: 'Plan',
    rate: 'Taux',
    amount: 'Montant',
    bad: 'Un mauvais jour',
    result: 'Résultats',
    resultText:
      'Une fois par jour, dès le jour UTC après l’ouverture. Un gain va à votre solde disponible, une perte sort de la position',
    change: 'Modifier',
    changePlan: 'Modifier le plan',
    changeAmount: 'Modifier le montant',
    youInvest: 'Vous investissez',
    fee: 'Frais pour investir',
    total: 'Va dans {plan}',
    withdrawFee: 'Sortir l’argent vers votre portefeuille coûte 1 %, et rien d’autre.',
    risks: {
      title: 'Les risques',
      lose: 'Vous pouvez perdre tout ce montant.',
      rate: 'Le taux est une illustration. Il ne promet rien.',
      real: 'Avec de l’argent réel, personne ne peut payer un tel taux longtemps.',
    },
    understood: 'Je comprends que je peux perdre ce montant',
    notUnderstood: 'Cochez la case pour continuer : vous pouvez perdre ce montant',
    continue: 'Continuer au paiement',
    leave: 'Quitter',
  },
  pay: {
    heading: 'Comment voulez-vous payer ?',
    legend: 'Payer {amount} avec',
    balance: 'Solde disponible',
    balanceDetail: 'Disponible : {available}. La position s’ouvre aussitôt.',
    balanceShort:
      'Votre solde disponible est de {available}. C’est moins que {amount}, donc payez avec une crypto.',
    coinNote:
      'La page suivante montre le prix, la quantité de crypto et une adresse d’entraînement. Vous payez avec votre portefeuille d’entraînement.',
    needed: 'Choisissez comment payer',
    investNow: 'Investir {amount}',
    toCheckout: 'Continuer vers le paiement',
    busy: 'Envoi…',
  },
}
