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
    usdt: 'Deneme ağı, BNB Smart Chain (BEP20) yerine',
    bnb: 'Deneme ağı, BNB Smart Chain yerine',
    eth: 'Deneme ağı, Ethereum yerine',
    btc: 'Deneme ağı, Bitcoin yerine',
    ltc: 'Deneme ağı, Litecoin yerine',
    trx: 'Deneme ağı, TRON yerine',
  },
  amountEmpty: 'Bir tutar girin',
  amountMalformed: 'Tutarı rakamlarla girin, örneğin 250,00',
  amountUnclear: 'Hangi tutarı kastettiğiniz açık değil. Şöyle yazın: 1.250,50',
  amountDecimals: 'Virgülden sonra en fazla 2 basamak kullanın',
  amountRange: 'Tutar {min} ile {max} arasında olmalı',
  amountAboveAvailable: 'Kullanılabilir: {available}',
  understood: 'Okunan tutar: {amount}',
  loadFailed: 'Bunu yükleyemedik',
  checking: 'Kontrol ediliyor…',
  checkAgain: 'Yeniden kontrol et',
  checkAgainNote: 'Kontrol aynı isteği kullanır, bu yüzden asla iki kez yapılmaz.',
  notDone: 'Bu yapılmadı',
}
