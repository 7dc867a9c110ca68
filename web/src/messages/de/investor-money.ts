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
    usdt: 'Übungsnetzwerk, anstelle von BNB Smart Chain (BEP20)',
    bnb: 'Übungsnetzwerk, anstelle von BNB Smart Chain',
    eth: 'Übungsnetzwerk, anstelle von Ethereum',
    btc: 'Übungsnetzwerk, anstelle von Bitcoin',
    ltc: 'Übungsnetzwerk, anstelle von Litecoin',
    trx: 'Übungsnetzwerk, anstelle von TRON',
  },
  amountEmpty: 'Geben Sie einen Betrag ein',
  amountMalformed: 'Geben Sie den Betrag in Ziffern ein, etwa 250,00',
  amountUnclear: 'Es ist nicht klar, welchen Betrag Sie meinen. Schreiben Sie ihn wie 1.250,50',
  amountDecimals: 'Verwenden Sie höchstens 2 Nachkommastellen',
  amountRange: 'Der Betrag muss zwischen {min} und {max} liegen',
  amountAboveAvailable: 'Sie haben {available} verfügbar',
  understood: 'Gelesen als {amount}',
  loadFailed: 'Das konnten wir nicht laden',
  checking: 'Wird geprüft…',
  checkAgain: 'Erneut prüfen',
  checkAgainNote: 'Das Prüfen nutzt denselben Auftrag, also geschieht er nie zweimal.',
  notDone: 'Das wurde nicht getan',
}
