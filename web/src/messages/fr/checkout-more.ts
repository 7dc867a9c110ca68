import type { checkoutMore as english } from '#messages/en/checkout-more.ts'
import type { Translation } from '#messages/shape.ts'

export const checkoutMore: Translation<typeof english> = {
  paused: {
    title: '{coin} est en pause',
    since: 'Depuis {time}',
    unreachable: 'Nous ne pouvons pas joindre son réseau en ce moment.',
    wrong_network: 'Notre nœud dit être sur un autre réseau.',
    stalled: 'Son réseau n’a pas produit de bloc depuis trop longtemps.',
    went_back: 'Notre nœud montre moins de blocs qu’avant.',
    inconsistent: 'Ce que dit notre nœud ne concorde pas.',
    unread: 'Nous n’avons pas encore lu son réseau.',
    safe: 'Ce que vous avez envoyé est crédité après la pause, au prix fixé au moment de l’envoi.',
    next: 'N’envoyez rien de plus avant la reprise, ou choisissez une autre crypto.',
    button: 'Pas tant que {coin} est en pause',
    tag: 'En pause',
  },
  controls: {
    tooLittle: 'Paie la moitié du reste. C’est crédité, et l’autre moitié reste due.',
    tooMuch: 'Paie un dixième de plus. Tout est crédité.',
    twice: 'Paie le reste, puis le tout encore une fois. Les deux sont crédités.',
    late: 'Met fin au prix fixé, puis paie. C’est crédité au prix de ce moment.',
    lateDo: 'Payer en retard',
    endHoldDo: 'Laisser expirer le prix',
    endHold: 'Met fin au prix fixé, pour que vous puissiez en fixer un autre.',
    undoDo: 'Annuler par réorganisation',
    undo: 'Remplace les derniers blocs par d’autres sans vos paiements. Le crédit est repris, et vos retraits attendent alors que l’équipe ait vérifié. Les cryptos reviennent dans votre portefeuille d’entraînement.',
    busy: 'En cours…',
  },
  hold: {
    when: 'Vous pouvez fixer un autre prix dans les 5 dernières minutes et à tout moment après.',
    held: 'Un nouveau prix est fixé. Envoyez {amount} à la même adresse.',
    sent: 'Déjà envoyé ? C’est crédité quand même. S’il a atteint le réseau après la fin du prix, au prix du moment où nous le voyons.',
    askedFor: 'Demandé à ce prix pour',
    dueLater: 'Connu dès qu’un autre prix est fixé',
    stale:
      'Notre serveur ne répond pas. Les chiffres datent de {time}. Ce que vous avez envoyé est en sécurité, et cette page reprend d’elle-même.',
  },
  test: {
    networkWarning:
      'Seulement {coin} sur ce réseau : {network}. Ce qui est envoyé sur un autre réseau est perdu.',
    address: 'Adresse',
    qr: 'Code QR pour payer sur {network}. Il porte la marque TEST.',
    noLink: 'Ce réseau n’a pas de liens pour portefeuilles. Copiez la quantité et l’adresse.',
    confirm: 'Le réseau le confirme, bloc par bloc.',
  },
  open: {
    title: 'Vos demandes de paiement ouvertes',
    row: '{amount} en {coin}',
    until: 'Prix fixé jusqu’à {time}',
  },
}
