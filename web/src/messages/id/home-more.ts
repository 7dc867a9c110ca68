import type { homeMore as english } from '#messages/en/home-more.ts'
import type { Translation } from '#messages/shape.ts'

export const homeMore: Translation<typeof english> = {
  needsScript: 'Angka ini memerlukan JavaScript. Nyalakan di peramban Anda dan muat ulang halaman.',
  arithmetic: {
    heading: 'Hitungan 2,5 % per hari',
    lead: 'Tingkat harian tampak kecil. Bila diulang setahun, tidak lagi kecil.',
    once: '1 hari',
    month: '30 hari',
    year: '365 hari',
    of: 'Menjadi berapa 1 pada 2,5 % setiap hari, bila hasilnya dibiarkan di dalam',
    conclusion:
      'Dalam setahun itu menjadi ×8.207. Tidak ada investasi sah yang membayar sebesar itu, dan yang mengatakannya tidak berkata benar. Kami memakai tingkat ini untuk menunjukkan arti janji seperti itu, hanya dengan uang latihan.',
  },
  markets: {
    heading: 'Pasar langsung',
    lead: 'Dua belas koin besar sekilas pandang. Buka satu untuk melihat grafik hariannya.',
    more: 'Lebih banyak',
    less: 'Lebih sedikit',
    showing: '{count, plural, other {Menampilkan # koin}}',
  },
  calculator: {
    heading: 'Kalkulator kripto',
    lead: 'Lihat nilai sejumlah koin dalam dolar AS.',
  },
  why: {
    heading: 'Mengapa berlatih di sini',
    fees: {
      title: 'Biaya lebih dulu',
      text: 'Anda melihat biaya dan jumlah yang sampai sebelum mengonfirmasi. Penarikan berbiaya 1 %, dan tidak ada lagi.',
    },
    losses: {
      title: 'Kerugian ditunjukkan',
      text: 'Hari buruk tampil di tempat yang sama dan seukuran dengan hari baik.',
    },
    leave: {
      title: 'Keluar itu mudah',
      text: 'Tidak seorang pun pernah diminta membayar agar bisa menarik uang. Permintaan bisa dibatalkan selama menunggu.',
    },
    ledger: {
      title: 'Setiap angka cocok',
      text: 'Setiap saldo adalah jumlah catatan dalam satu buku besar. Anda bisa membaca setiap catatan Anda.',
    },
  },
  testimonials: {
    heading: 'Testimoni',
    lead: 'Kata-kata orang hanya ada di sini bila masing-masing sudah kami verifikasi dan pemiliknya setuju dengan catatan; dan baru mulai dari tiga.',
    none: 'Saat ini belum ada.',
    failed: 'Tidak dapat dimuat.',
    show: '{count, plural, other {Baca # testimoni}}',
    practiceUser: 'Pengguna latihan',
    said: 'Diucapkan pada {day}',
  },
  honest: {
    heading: 'Cara kami tetap jujur',
    lead: 'Inilah yang bisa Anda periksa sendiri.',
    money: {
      title: 'Hanya uang latihan',
      text: 'Tidak ada cara memasukkan uang nyata. Alamat latihan diawali PRACTICE- dan tidak ada dompet nyata yang bisa membayar ke sana.',
    },
    words: {
      title: 'Tidak ada yang dijanjikan',
      text: 'Tidak ada halaman yang mengatakan bahwa suatu hasil pasti, berpeluang besar, atau lazim.',
    },
    people: {
      title: 'Tidak ada orang karangan',
      text: 'Tidak ada orang, kutipan, logo, atau penghitung karangan. Bila kami tidak punya, kami mengatakannya.',
    },
    code: {
      title: 'Kodenya terbuka',
      text: 'Siapa pun bisa membaca asal sebuah angka dan menjalankan seluruh produk di komputernya sendiri.',
    },
  },
  cta: {
    heading: 'Mulai dengan dolar latihan',
    text: 'Anda hanya perlu satu alamat email dan sekitar dua menit.',
    button: 'Buat akun',
  },
}
