import type { investorMoney as english } from '#messages/en/investor-money.ts'
import type { Translation } from '#messages/shape.ts'

export const investorMoney: Translation<typeof english> = {
  coin: {
    usdt: 'Tether (USDT)',
    bnb: 'BNB',
    eth: 'Ether (ETH)',
    btc: 'Bitcoin (BTC)',
    ltc: 'Litecoin (LTC)',
    trx: 'TRON (TRX)',
  },
  standsFor: {
    usdt: 'Réseau d’entraînement, à la place de BNB Smart Chain (BEP20)',
    bnb: 'Réseau d’entraînement, à la place de BNB Smart Chain',
    eth: 'Réseau d’entraînement, à la place d’Ethereum',
    btc: 'Réseau d’entraînement, à la place de Bitcoin',
    ltc: 'Réseau d’entraînement, à la place de Litecoin',
    trx: 'Réseau d’entraînement, à la place de TRON',
  },
  amountEmpty: 'Saisissez un montant',
  amountMalformed: 'Saisissez le montant en chiffres, comme 250,00',
  amountUnclear: 'On ne sait pas de quel montant il s’agit. Écrivez-le comme 1\u202f250,50',
  amountDecimals: 'Utilisez 2 décimales au plus',
  amountRange: 'Le montant doit être entre {min} et {max}',
  amountAboveAvailable: 'Votre solde disponible est de {available}',
  understood: 'Compris : {amount}',
  loadFailed: 'Nous n’avons pas pu charger ceci',
  checking: 'Vérification…',
  checkAgain: 'Vérifier encore',
  checkAgainNote: 'Vérifier reprend la même demande : elle ne peut donc jamais être faite deux fois.',
  notDone: 'Cela n’a pas été fait',
}
