import type { staffLookup as english } from '#messages/en/staff-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const staffLookup: Translation<typeof english> = {
  title: 'Cari pembayaran',
  label: 'Hash transaksi',
  malformed: 'Hash transaksi punya 64 angka dan huruf a sampai f. Salin seluruhnya dari dompet Anda.',
  look: 'Cari',
  busy: 'Mencari…',
  paused: 'Tidak ditanya karena dijeda: {networks}. Cari lagi setelah berjalan.',
  elsewhere: 'Ada di {networks}, tetapi tidak membayar checkout investor ini.',
  unknown: 'Tidak ada di {networks}.',
  withoutIndex:
    'Node {networks} tidak menyimpan indeks semua transaksi: yang terkonfirmasi dan tidak membayar alamat kami tidak bisa ditemukan di sana.',
  own: '{amount}, {done} dari {needed} konfirmasi: {state}',
  checkout: 'Checkout',
  states: {
    seen: 'Terlihat',
    confirming: 'Sedang dikonfirmasi',
    in_review: 'Sedang ditinjau',
    refused: 'Ditolak',
    credited: 'Dikreditkan',
    dropped: 'Dibuang oleh jaringan',
    reversed: 'Ditarik kembali',
    waiting: 'di jaringan, belum dicatat',
    wrong_coin: 'koin lain dari yang diminta: perlu ditinjau',
  },
}
