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
}
