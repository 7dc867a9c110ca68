import type { paymentLookup as english } from '#messages/en/payment-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const paymentLookup: Translation<typeof english> = {
  open: 'Saya sudah bayar, tetapi tidak muncul',
  text: 'Masukkan hash transaksi dari dompet Anda, dan kami beri tahu apa yang kami ketahui.',
  label: 'Hash transaksi',
  malformed: 'Hash transaksi punya 64 angka dan huruf a sampai f. Salin seluruhnya dari dompet Anda.',
  look: 'Cari',
  busy: 'Mencari…',
  own: {
    waiting:
      '{amount} sudah sampai di jaringan dengan {done} dari {needed} konfirmasi. Muncul di checkout Anda pada pembacaan berikutnya, dalam hitungan detik.',
    seen: 'Kami melihat {amount}. Ada {done} dari {needed} konfirmasi, dan dikreditkan bila lengkap.',
    in_review:
      '{amount} sudah sampai dan sedang ditinjau: pembayaran sebesar ini dikreditkan setelah dua anggota tim kami menyetujuinya.',
    refused: '{amount} sudah sampai, tetapi tidak dikreditkan. Alasannya ada di checkout.',
    credited: '{amount} sudah dikreditkan ke akun Anda.',
    dropped:
      'Jaringan membuang pembayaran {amount} ini sebelum dikonfirmasi, jadi tidak ada yang dikreditkan. Periksa di dompet Anda apakah digantikan yang lain.',
    reversed:
      'Jaringan membatalkan pembayaran {amount} ini setelah dikreditkan, jadi kreditnya ditarik juga.',
    wrong_coin:
      '{amount} sampai ke checkout Anda, tetapi dalam koin lain. Itu disimpan dan staf kami memeriksanya. Tulis ke dukungan dengan hash-nya.',
  },
  toCheckout: 'Buka checkout-nya',
  elsewhere:
    'Transaksi ini ada di {networks}, tetapi tidak membayar checkout Anda. Bandingkan alamat di dompet Anda dengan alamat checkout. Jika terkirim ke alamat lain, hanya pemiliknya yang bisa mengembalikan. Jika dompet Anda menunjukkannya gagal, tidak ada yang terkirim.',
  unknown:
    'Transaksi ini tidak ada di {networks}. Mungkin di jaringan lain, atau belum terkirim. Periksa di dompet Anda, lalu cari lagi beberapa menit kemudian.',
  withoutIndex:
    'Kami tidak menemukannya. Tetapi di {networks} node kami tidak bisa menemukan pembayaran terkonfirmasi ke alamat lain. Jika dompet Anda menunjukkannya terkonfirmasi, buka di penjelajah blok publik jaringan itu dan bandingkan alamat tujuannya dengan alamat checkout Anda. Jika sama, tulis ke dukungan dengan hash-nya.',
  paused: 'Tidak ditanya karena dijeda: {networks}. Cari lagi setelah berjalan.',
  support: 'Tulis ke dukungan',
  practiceNetwork: 'jaringan latihan',
}
