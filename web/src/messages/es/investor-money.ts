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
    usdt: 'Red de práctica, en lugar de BNB Smart Chain (BEP20)',
    bnb: 'Red de práctica, en lugar de BNB Smart Chain',
    eth: 'Red de práctica, en lugar de Ethereum',
    btc: 'Red de práctica, en lugar de Bitcoin',
    ltc: 'Red de práctica, en lugar de Litecoin',
    trx: 'Red de práctica, en lugar de TRON',
  },
  amountEmpty: 'Escribe un importe',
  amountMalformed: 'Escribe el importe en cifras, como 250,00',
  amountUnclear: 'No queda claro qué importe quieres decir. Escríbelo como 1.250,50',
  amountDecimals: 'Usa 2 decimales como máximo',
  amountRange: 'El importe debe estar entre {min} y {max}',
  amountAboveAvailable: 'Tienes {available} de saldo disponible',
  understood: 'Se lee como {amount}',
  loadFailed: 'No pudimos cargar esto',
  checking: 'Comprobando…',
  checkAgain: 'Volver a comprobar',
  checkAgainNote: 'Comprobar usa la misma solicitud, así que nunca se puede hacer dos veces.',
  notDone: 'Eso no se hizo',
}
