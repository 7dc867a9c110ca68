import type { staffPayouts as english } from '#messages/en/staff-payouts.ts'
import type { Translation } from '#messages/shape.ts'

export const staffPayouts: Translation<typeof english> = {
  title: 'Paiements à faire',
  lead: 'Retraits approuvés sur un réseau de test. Ce serveur ne détient aucune clé : payez chacun depuis votre propre portefeuille. Le paiement est trouvé seul sur sa chaîne.',
  search: 'Nom, e-mail, adresse ou référence',
  approved: 'Approuvé',
  investor: 'Investisseur',
  amount: 'Montant',
  state: 'État',
  open: 'Attend le paiement',
  empty: 'Rien à payer',
  emptyText:
    'Les retraits approuvés sur un réseau de test apparaissent ici. En mode entraînement, le réseau d’entraînement paie seul.',
  one: 'Paiement de {amount}',
  gone: 'Il n’y a plus rien à payer ici',
  goneText: 'Le paiement a été trouvé sur sa chaîne, ou il en a été décidé autrement. Ne le payez pas.',
  goneLink: 'Voir le retrait',
  loading: 'Paiement',
  facts: 'À payer',
  network: 'Réseau',
  chain: 'Id de la chaîne',
  token: 'Contrat du jeton',
  address: 'À l’adresse',
  exact:
    'Payez exactement ce montant d’exactement ce jeton. Un autre montant ou une autre pièce ne compte pas.',
  openWallet: 'Ouvrir dans un portefeuille',
  copyAmount: 'Copier le montant',
  copyAddress: 'Copier l’adresse',
  copyUri: 'Copier le lien de paiement',
  copied: 'Copié',
  addressNote:
    'Comparez-la entière dans votre portefeuille. Les adresses ressemblantes ont les mêmes extrémités.',
  noticeCount: '{count, plural, one {# avis} other {# avis}}',
  notices: 'Ce qui y a été vu',
  notice: {
    wrong_amount: '{amount} sont arrivés, ce qui n’est pas le montant exact. Cela ne compte pas.',
    wrong_coin: '{amount} sont arrivés, ce qui est une autre pièce. Cela ne compte pas.',
    paid_twice: '{amount} sont arrivés après qu’un autre paiement a payé ce retrait.',
    left_chain:
      'Un paiement de {amount} a quitté sa chaîne. Il peut revenir : cherchez-le dans votre portefeuille avant de payer à nouveau.',
  },
  transaction: 'Transaction',
  lookup: {
    title: 'Chercher votre paiement',
    label: 'Hash de la transaction',
    malformed:
      'Un hash de transaction a 64 chiffres et lettres de a à f. Copiez-le entier depuis votre portefeuille.',
    look: 'Chercher',
    busy: 'Recherche…',
    counted: 'Il paie ce retrait et il est compté.',
    soon: 'Il paie ce retrait exactement et compte à la prochaine lecture.',
    waiting: 'Il paie ce retrait, mais aucun bloc ne le contient.',
    wrong_amount: 'Non compté : il paie {amount} ici, et {due} sont dus.',
    wrong_coin: 'Non compté : il paie {amount} ici, ce qui est une autre pièce.',
    wrong_address: 'Non compté : il paie {amount} à {address}.',
    other_withdrawal: 'Il paie un autre retrait. Chaque paiement compte une fois.',
    too_early: 'Non compté : il a été fait avant l’approbation de ce retrait.',
    nothing: 'Non compté : il a échoué ou ne paie personne dans une pièce de ce réseau.',
    unknown: 'Le réseau ne connaît pas cette transaction.',
  },
}
