import type { statements as english } from '#messages/en/statements.ts'
import type { Translation } from '#messages/shape.ts'

export const statements: Translation<typeof english> = {
  title: 'Rekening koran',
  lead: 'Satu rekening koran tiap bulan: yang ada, setiap transaksi, dan hasilnya.',
  back: 'Kembali ke transaksi',
  month: 'Bulan',
  opening: 'Saldo awal',
  change: 'Perubahan',
  closing: 'Saldo akhir',
  transactions: 'Transaksi',
  soFar: 'sejauh ini',
  pdf: 'PDF',
  csv: 'CSV',
  pdfOf: 'Simpan {month} sebagai PDF',
  csvOf: 'Simpan {month} sebagai CSV',
  busy: 'Menyiapkan…',
  saved: '{month} ada di unduhan Anda.',
  emptyTitle: 'Belum ada rekening koran',
  emptyText: 'Yang pertama dimulai dengan transaksi pertama Anda.',
  verify: 'Periksa rekening koran',
  verifyText:
    'Setiap PDF bertanda tangan. Siapa pun dapat memeriksa bahwa asalnya dari sini dan tidak berubah.',
  mail: {
    title: 'Lewat email',
    label: 'Beri tahu lewat email tiap bulan',
    on: 'Aktif',
    off: 'Nonaktif',
    text: 'Setelah suatu bulan berakhir, Anda menerima email berisi tautan ke rekening korannya. Yang terbaru datang dalam satu jam.',
  },
  caption: 'Rekening koran Anda, yang terbaru dulu',
}
