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
    usdt: 'Jaringan latihan, pengganti BNB Smart Chain (BEP20)',
    bnb: 'Jaringan latihan, pengganti BNB Smart Chain',
    eth: 'Jaringan latihan, pengganti Ethereum',
    btc: 'Jaringan latihan, pengganti Bitcoin',
    ltc: 'Jaringan latihan, pengganti Litecoin',
    trx: 'Jaringan latihan, pengganti TRON',
  },
  amountEmpty: 'Masukkan jumlah',
  amountMalformed: 'Masukkan jumlah dengan angka, misalnya 250,00',
  amountUnclear: 'Tidak jelas jumlah mana yang dimaksud. Tulis seperti 1.250,50',
  amountDecimals: 'Gunakan paling banyak 2 angka di belakang koma',
  amountRange: 'Jumlah harus antara {min} dan {max}',
  amountAboveAvailable: 'Saldo tersedia Anda {available}',
  understood: 'Dibaca sebagai {amount}',
  loadFailed: 'Kami tidak dapat memuat ini',
  checking: 'Memeriksa…',
  checkAgain: 'Periksa lagi',
  checkAgainNote: 'Pemeriksaan memakai permintaan yang sama, jadi tidak pernah terjadi dua kali.',
  notDone: 'Itu tidak dilakukan',
}
