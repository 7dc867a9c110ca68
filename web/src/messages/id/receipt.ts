import type { receipt as english } from '#messages/en/receipt.ts'
import type { Translation } from '#messages/shape.ts'

export const receipt: Translation<typeof english> = {
  title: 'Tanda terima',
  view: 'Lihat tanda terima',
  print: 'Cetak',
  back: 'Kembali ke checkout',
  practice: 'LATIHAN: bukan uang nyata',
  testCoins: 'JARINGAN UJI: koin tanpa nilai',
  notYet: 'Checkout ini belum selesai. Tanda terima menunjukkan keadaan saat ini.',
  asked: 'Diminta',
  credited: 'Dikreditkan',
  settled: 'Selesai',
  network: 'Jaringan',
  account: 'Akun',
  payments: 'Pembayaran',
  payment: 'Pembayaran {number}',
  none: 'Tidak ada pembayaran yang terlihat.',
  amount: 'Jumlah',
  seenAt: 'Pertama terlihat',
  held: 'Harga ditahan dari {from} sampai {until}',
  latePrice: 'Terlambat: harga saat pertama terlihat',
  confirmations: 'Konfirmasi',
  transfer: 'Transfer di buku besar',
  state: 'Status',
  states: {
    seen: 'Terlihat',
    confirming: 'Sedang dikonfirmasi',
    credited: 'Dikreditkan',
    dropped: 'Dibuang oleh jaringan',
    reversed: 'Ditarik kembali',
  },
}
