import type { invest as english } from '#messages/en/invest.ts'
import type { Translation } from '#messages/shape.ts'

export const invest: Translation<typeof english> = {
  title: 'Investir',
  steps: { plan: 'Plan', amount: 'Montant', review: 'Contrôle', pay: 'Paiement' },
  rate: '{rate} par jour',
  rateLabel: 'Taux illustratif : argent d’entraînement seulement, pas une prévision',
  market: {
    rateLabel: 'Jour moyen d’une stratégie simulée : argent d’entraînement seulement, pas une prévision',
    worst: 'Pire jour possible : {rate}',
  },
  booked: {
    rateLabel:
      'Taux illustratif : argent d’entraînement seulement. Deux membres de l’équipe enregistrent chaque jour, et il peut être une perte',
  },
  plan: {
    heading: 'Quel plan ?',
    legend: 'Plans',
    range: 'De {min} à {max}',
    worstDay: 'Pire jour jusqu’ici : {rate}',
    noDays: 'Pire jour jusqu’ici : aucun jour enregistré',
    upcoming: 'À partir de {when}, pour les nouvelles positions : de {min} à {max}, {rate} par jour',
    exit: 'Vous pouvez sortir votre argent à tout moment. Investir ne coûte rien. Retirer coûte 1 %.',
    needed: 'Choisissez un plan',
    continue: 'Continuer',
    emptyTitle: 'Aucun plan n’est ouvert en ce moment',
    emptyText: 'On ne peut rien investir avant qu’un plan ouvre. Votre solde reste comme il est.',
    needs: 'Il faut {least} ; vous avez {available}.',
    byCoin: 'Vous pouvez aussi payer avec une crypto.',
    limited: 'Votre propre limite laisse {room} pour des dépôts : il ne peut pas être choisi maintenant.',
    compare: {
      title: 'Comparer',
      caption: 'Les plans comparés',
      plan: 'Plan',
      range: 'Accepte',
      rate: 'Taux par jour',
      worst: 'Pire jour jusqu’ici',
      days: 'Jours enregistrés',
      noDay: 'Aucun encore',
      note: 'Les taux ne sont pas des prévisions. Le jour suivant peut être pire que le pire jusqu’ici.',
    },
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
    strategy:
      'Le pire jour, le jour moyen et le meilleur qu’un tirage peut apporter. La moyenne est un réglage de la simulation, pas une prévision.',
  },
  forecast: {
    title: 'Quelques jours plus tard avec {amount}',
    daysLabel: 'Jusqu’où',
    days: '{days} jours',
    bad: 'Mauvais cas',
    middle: 'Cas moyen',
    good: 'Bon cas',
    mark: 'La barre est ce que vous auriez. La ligne pointillée est ce que vous mettez.',
    asTable: 'Afficher en tableau',
    case: 'Cas',
    stretch: 'Jours dont il est fait',
    noStretch: 'Aucun jour réel',
    fromTo: '{from} au {to}',
    change: 'Changement',
    end: 'À la fin',
    illustration:
      'Ce plan n’a pas de résultats à lui, seulement un taux illustratif d’argent d’entraînement. Dans le mauvais cas tout est perdu, dans le moyen rien n’est gagné, dans le bon le taux illustratif vaut chaque jour. Aucun placement légal ne paie cela.',
    results:
      'Parmi {stretches, plural, one {# suite} other {# suites}} de {days} jours enregistrés d’affilée ici : la pire, la moyenne et la meilleure. La suite peut être pire que toutes.',
    tooFew:
      'Trop peu de jours sont enregistrés pour montrer quelque chose : {have} sur les {needed} qu’il faut. Rien n’est inventé ici.',
    record: {
      title: 'Ce que {plan} a vraiment rendu ici',
      none: 'Aucun jour enregistré.',
      span: 'Jours enregistrés',
      spanValue: '{days} (du {from} au {to}, UTC)',
      total: 'Tous ensemble',
      losing: 'Jours avec une perte',
      losingValue: '{days, plural, =0 {Aucun jusqu’ici} one {# jour} other {# jours}}',
      worst: 'Pire jour',
      best: 'Meilleur jour',
      totalNote: 'Pour de l’argent d’entraînement présent dès le premier jour, gains versés.',
      illustrated:
        '{days, plural, one {# de ces jours est} other {# de ces jours sont}} un taux illustratif.',
    },
  },
  review: {
    termsChanged: 'Les conditions du plan ont changé pendant que vous regardiez. Voici celles en vigueur.',
    heading: 'Vérifiez avant de continuer',
    plan: 'Plan',
    amount: 'Montant',
    bad: 'Un mauvais jour',
    resultText:
      'Une fois par jour, dès le jour UTC après l’ouverture. Un gain va à votre solde disponible, une perte sort de la position.',
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
      strategy: 'Le jour moyen est un réglage d’une simulation. Il ne promet rien.',
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
    limited: {
      locked: 'Tant que votre compte est verrouillé, rien ne peut être investi ni payé.',
      suspended: 'Tant que votre compte est suspendu, rien ne peut être investi ni payé.',
    },
    busy: 'Envoi…',
  },
}
