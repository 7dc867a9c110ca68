import type { dashboard as english } from '#messages/en/dashboard.ts'
import type { Translation } from '#messages/shape.ts'

export const dashboard: Translation<typeof english> = {
  title: 'Beranda',
  heading: 'Akun latihan Anda',
  balance: {
    title: 'Saldo latihan',
    hide: 'Sembunyikan jumlah',
    show: 'Tampilkan jumlah',
    today: 'hari ini',
    noChange: 'Tidak ada perubahan hari ini',
    losingDay: 'Hari rugi adalah bagian darinya.',
    available: 'Tersedia',
    invested: 'Diinvestasikan',
    withdrawing: 'Sedang ditarik',
    invest: 'Investasi',
    withdraw: 'Tarik',
  },
  next: {
    title: 'Langkah pertama',
    account: 'Konfirmasi alamat email Anda',
    accountDetail: 'Selesai saat Anda mendaftar.',
    invest: 'Pilih paket dan berinvestasi',
    investDetail:
      'Anda membayar dari dompet latihan Anda. Pada awalnya tiap koin di dalamnya senilai 10.000 dolar latihan.',
    result: 'Lihat hasil harian pertama Anda',
    resultDetail: 'Posisi ikut serta mulai hari UTC setelah dibuka. Hasil bisa negatif.',
    button: 'Pilih paket',
    progress: '{done} dari {count} selesai',
  },
  positions: {
    title: 'Posisi aktif',
    emptyTitle: 'Belum ada posisi',
    emptyText:
      'Posisi adalah jumlah yang Anda pegang dalam sebuah paket. Hasil tiap hari ditambahkan atau dipotong darinya.',
    emptyAction: 'Lihat paket',
    putIn: 'Dimasukkan {amount}',
    firstResult: 'Hasil pertama untuk {day} (UTC)',
    open: 'Buka {plan}',
    more: 'Tampilkan posisi lama',
  },
  latest: {
    title: 'Transaksi terbaru',
    all: 'Semua transaksi',
    emptyTitle: 'Belum terjadi apa-apa',
    emptyText:
      'Setoran, investasi, hasil harian, dan penarikan akan terdaftar di sini, masing-masing dengan jumlahnya.',
  },
  market: {
    title: 'Harga pasar',
    text: 'Untuk informasi. Uang Anda dihitung dalam dolar dan tidak ikut bergerak dengan harga ini.',
  },
  risk: {
    title: 'Sebelum Anda membandingkannya dengan uang nyata',
    text: 'Tingkat di sini hanya ilustrasi. Di kripto dan forex nyata, semua uang yang dimasukkan bisa hilang. Tidak seorang pun bisa membayar tingkat seperti itu dalam waktu lama.',
  },
}
