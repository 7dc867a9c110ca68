import type { about as english, descriptions as englishDescriptions } from '#messages/en/about.ts'
import type { Translation } from '#messages/shape.ts'

export const about: Translation<typeof english> = {
  title: 'Tentang Kami',
  lead: 'Evenmoor adalah tempat berlatih investasi dengan uang pura-pura. Situs ini hanya mengatakan apa yang bisa dibuktikan buku besarnya.',
  what: {
    heading: 'Apa ini',
    text: 'Anda membuka akun, membayar checkout latihan, memilih paket, dan melihat hasil tiap hari. Lalu Anda menarik uang dan melihat biayanya. Tidak ada uang nyata di jalannya, dan setiap langkah berjalan seolah-olah nyata.',
    why: 'Banyak situs dengan layar seperti ini ada untuk merampok orang. Kami mempertahankan layarnya dan membuat setiap kalimatnya benar. Dengan begitu Anda belajar apa yang perlu diwaspadai.',
  },
  who: {
    heading: 'Siapa kami',
    text: 'Evenmoor adalah perangkat lunak sumber terbuka. Tidak ada perusahaan yang mengelola demo ini. Siapa pun yang memasangnya adalah pengelolanya dan bertanggung jawab atasnya.',
    notSet:
      'Pengelola situs ini belum memberikan nama atau tempat usaha. Alamat kontak di bawah hanyalah contoh.',
    emailLabel: 'Email',
    addressLabel: 'Alamat',
    notHeading: 'Apa yang bukan kami',
    not: {
      bank: 'Bukan bank, pialang, bursa, atau dompet.',
      licence: 'Tidak diawasi otoritas mana pun, dan tidak ada otoritas yang menyetujui apa pun di sini.',
      advice: 'Bukan penasihat. Tidak ada yang di sini merupakan anjuran berinvestasi.',
      cover: 'Tidak tercakup skema perlindungan apa pun. Tidak ada uang nyata untuk dilindungi.',
    },
  },
  how: {
    heading: 'Cara kerja simulasi',
    wallet: {
      title: 'Dompet latihan',
      text: 'Anda mendapat enam koin, masing-masing senilai 10.000 dolar latihan. Jaringannya disimulasikan di dalam situs ini.',
    },
    checkout: {
      title: 'Checkout',
      text: 'Anda membayarnya dari dompet itu. Setiap pembayaran dikreditkan setelah konfirmasinya cukup, berapa pun besarnya.',
    },
    result: {
      title: 'Satu hasil per hari',
      text: 'Setiap paket punya satu hasil yang dibukukan untuk tiap hari. Bagian Anda dibulatkan ke bawah sampai sepersejuta dolar.',
    },
    withdrawal: {
      title: 'Penarikan',
      text: 'Anda mengajukan, staf meninjau, dan jaringan latihan membayar. Biayanya 1 % dan tidak ada lagi.',
    },
  },
  team: {
    heading: 'Tim',
    rule: 'Kami hanya menampilkan orang yang setuju dan persetujuannya tercatat.',
    none: 'Saat ini belum ada yang ditampilkan.',
    failed: 'Tidak dapat dimuat.',
    show: '{count, plural, other {Tampilkan # orang}}',
    check: 'Apa yang bisa Anda periksa sendiri',
    code: {
      title: 'Kodenya',
      text: 'Sumber terbuka dengan lisensi MIT. Siapa pun bisa membaca asal sebuah angka dan menjalankannya.',
    },
    calls: {
      title: 'Panggilannya',
      text: 'Semua yang diminta situs ini dari servernya dijelaskan di satu halaman.',
      link: 'Lihat semua panggilan',
    },
    ledger: {
      title: 'Buku besar Anda sendiri',
      text: 'Saldo Anda adalah jumlah catatan. Dengan akun, Anda bisa membaca setiap catatan Anda.',
    },
  },
  why: {
    heading: 'Mengapa memilih kami',
    fee: {
      title: 'Satu biaya, terlihat lebih dulu',
      text: 'Anda melihat biaya dan jumlah yang sampai sebelum mengonfirmasi.',
    },
    exit: {
      title: 'Keluar semudah bergabung',
      text: 'Ambil kembali uang latihan Anda dari paket kapan saja.',
    },
    promise: {
      title: 'Tidak ada yang dijanjikan',
      text: 'Tidak ada halaman yang mengatakan bahwa suatu hasil pasti, berpeluang besar, atau lazim.',
    },
    trackers: {
      title: 'Tidak ada yang mengikuti Anda',
      text: 'Tidak ada halaman yang meminta apa pun dari situs lain: tanpa pelacak, tanpa iklan.',
    },
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  about:
    'Siapa pembuat Evenmoor, apa yang bukan Evenmoor, cara kerja simulasi, dan apa yang bisa Anda periksa sendiri. Hanya uang latihan.',
}
