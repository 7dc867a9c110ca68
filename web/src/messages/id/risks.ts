import type { risks as english, descriptions as englishDescriptions } from '#messages/en/risks.ts'
import type { Translation } from '#messages/shape.ts'

export const risks: Translation<typeof english> = {
  title: 'Risiko dalam dua menit',
  lead: 'Di sini Anda hanya bisa kehilangan uang latihan. Kripto dan forex nyata berbeda. Baca ini sebelum menaruh uang nyata di mana pun.',
  summary: {
    all: 'Anda bisa kehilangan semua uang yang Anda masukkan.',
    protection: 'Jangan mengharapkan ada yang melindungi Anda bila terjadi masalah.',
    promise: 'Tidak seorang pun bisa menjanjikan tingkat hasil kepada Anda dengan jujur.',
    practice: 'Hasil baik dengan uang latihan tidak banyak berarti untuk uang nyata.',
  },
  lose: {
    heading: 'Anda bisa kehilangan segalanya',
    one: 'Harga aset kripto bisa turun separuh dalam hitungan hari dan jatuh ke nol selamanya. Mata uang bergerak lebih sedikit, tetapi forex biasanya memakai uang pinjaman: gerakan kecil bisa menghabiskan semua yang Anda setor.',
  },
  protection: {
    heading: 'Jangan mengharapkan perlindungan',
    one: 'Penjaminan simpanan dan lembaga pengaduan umumnya tidak mencakup kripto. Bila sebuah situs tutup, dirampok, atau menahan uang Anda begitu saja, mungkin tidak ada tempat mengadu.',
    two: 'Pembayaran kripto tidak dapat ditarik kembali. Koin yang dikirim lewat jaringan yang salah sering kali hilang.',
  },
  liquidity: {
    heading: 'Anda mungkin tidak bisa keluar saat Anda mau',
    one: 'Pembeli bisa tidak ada, jaringan bisa lambat, dan situs bisa menghentikan penarikan. Harga di layar bukan uang di tangan.',
  },
  complex: {
    heading: 'Ini bisa sulit dipahami',
    one: 'Bila Anda tidak bisa menjelaskan asal suatu hasil dengan kata sendiri, tinggalkan. Cari tahu sendiri dan tanyakan kepada orang yang tidak menjual apa-apa.',
  },
  basket: {
    heading: 'Jangan taruh semuanya di satu tempat',
    one: 'Aturan umum: jaga investasi berisiko tinggi di bawah sepersepuluh harta Anda. Jangan pernah memakai uang sewa, makan, atau utang.',
  },
  warning: {
    heading: 'Tanda-tanda perampokan',
    one: 'Tingkat harian yang disebut pasti. 2,5 % per hari akan menjadi ×8.207 dalam setahun.',
    two: 'Saldo yang tumbuh cepat, dan biaya atau pajak yang harus dibayar sebelum Anda boleh menarik uang.',
    three:
      'Desakan untuk segera memutuskan, orang asing yang menulis lebih dulu, dan hadiah karena membawa teman.',
    four: 'Nama, izin, dan ulasan yang tidak bisa diperiksa siapa pun.',
  },
  practice: {
    heading: 'Apa yang bisa dan tidak bisa diajarkan latihan',
    one: 'Di sini Anda bisa belajar cara kerja biaya, kerugian, dan penarikan. Di sini Anda tidak bisa belajar rasanya kehilangan uang sendiri.',
    two: 'Kecuali pengelola membukukan hasil lain, setiap hari di sini adalah tingkat ilustrasi paket. Tidak ada pasar nyata yang bergerak seperti itu.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  risks:
    'Risiko kripto dan forex nyata dalam dua menit, serta apa yang bisa dan tidak bisa diajarkan latihan.',
}
