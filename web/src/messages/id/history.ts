import type { history as english } from '#messages/en/history.ts'
import type { Translation } from '#messages/shape.ts'

export const history: Translation<typeof english> = {
  title: 'Dari waktu ke waktu',
  range: 'Periode',
  week: '7 hari terakhir',
  month: '30 hari terakhir',
  year: '365 hari terakhir',
  all: 'Semua hari',
  weekShort: '1M',
  monthShort: '1B',
  yearShort: '1T',
  allShort: 'Semua',
  asTable: 'Tampilkan sebagai tabel',
  asChart: 'Tampilkan sebagai grafik',
  cursor: 'Hari pada grafik',
  valueAt: '{day}: {amount}',
  valueAtPaid: '{day}: {amount}, dengan {paid} masuk atau keluar pada hari itu',
  summary: 'Dari {first} pada {from} menjadi {last} pada {to}.',
  split: 'Masuk atau keluar, termasuk bonus: {paid}. Hasil: {results}.',
  steps: 'Anak tangga tegak adalah uang yang masuk atau keluar, atau bonus. Itu bukan hasil.',
  same: '{last} setiap hari dari {from} sampai {to}.',
  caption: 'Uang Anda di akhir setiap hari UTC, yang terbaru dulu',
  day: 'Hari',
  total: 'Total',
  change: 'Perubahan',
  nothing: 'Grafik dimulai dengan transaksi pertama Anda.',
}
