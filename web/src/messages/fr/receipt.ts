import type { receipt as english } from '#messages/en/receipt.ts'
import type { Translation } from '#messages/shape.ts'

export const receipt: Translation<typeof english> = {
  title: 'Reçu',
  view: 'Voir le reçu',
  print: 'Imprimer',
  back: 'Retour à la demande de paiement',
  practice: 'ENTRAÎNEMENT : pas d’argent réel',
  testCoins: 'RÉSEAU DE TEST : cryptos sans valeur',
  notYet: 'Cette demande n’est pas encore terminée. Le reçu montre l’état actuel.',
  asked: 'Demandé',
  credited: 'Crédité',
  settled: 'Terminé',
  network: 'Réseau',
  account: 'Compte',
  payments: 'Paiements',
  payment: 'Paiement {number}',
  none: 'Aucun paiement n’a été vu.',
  amount: 'Quantité',
  seenAt: 'Vu pour la première fois',
  held: 'Prix fixé du {from} au {until}',
  latePrice: 'En retard : prix à la première vue',
  confirmations: 'Confirmations',
  transfer: 'Écriture au grand livre',
  state: 'État',
  states: {
    seen: 'Vu',
    confirming: 'En confirmation',
    credited: 'Crédité',
    dropped: 'Abandonné par le réseau',
    reversed: 'Repris',
  },
}
