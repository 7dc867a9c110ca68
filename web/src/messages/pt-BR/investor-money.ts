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
    usdt: 'Rede de treino, no lugar de BNB Smart Chain (BEP20)',
    bnb: 'Rede de treino, no lugar de BNB Smart Chain',
    eth: 'Rede de treino, no lugar de Ethereum',
    btc: 'Rede de treino, no lugar de Bitcoin',
    ltc: 'Rede de treino, no lugar de Litecoin',
    trx: 'Rede de treino, no lugar de TRON',
  },
  amountEmpty: 'Digite um valor',
  amountMalformed: 'Digite o valor em números, como 250,00',
  amountUnclear: 'Não está claro qual é o valor. Escreva como em 1.250,50',
  amountDecimals: 'Use no máximo 2 casas decimais',
  amountRange: 'O valor deve ficar entre {min} e {max}',
  amountAboveAvailable: 'Você tem {available} de saldo disponível',
  understood: 'Entendido como {amount}',
  loadFailed: 'Não conseguimos carregar isto',
  checking: 'Verificando…',
  checkAgain: 'Verificar de novo',
  checkAgainNote: 'A verificação usa o mesmo pedido, então ele nunca pode ser feito duas vezes.',
  notDone: 'Isso não foi feito',
}
