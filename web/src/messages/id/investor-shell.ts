import type { investorShell as english } from '#messages/en/investor-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const investorShell: Translation<typeof english> = {
  nav: 'Akun Anda',
  home: 'Beranda',
  invest: 'Investasi',
  withdraw: 'Tarik',
  activity: 'Aktivitas',
  transactions: 'Transaksi',
  referrals: 'Undangan',
  profile: 'Profil',
  notifications: 'Notifikasi',
  unread: '{count, plural, other {# belum dibaca}}',
  logout: 'Keluar',
  titleSuffix: 'Latihan',
  hiddenAmount: 'jumlah tersembunyi',
  search: 'Cari',
  controlKey: 'Ctrl',
  offline: 'Anda sedang luring.',
  online: 'Anda kembali daring.',
  figuresFrom: 'Angka per pukul {time}.',
  noFigures: 'Angka akan tampil saat Anda kembali daring.',
  offlineMoney: 'Anda sedang luring. Ini bisa dikirim saat Anda kembali daring.',
}
