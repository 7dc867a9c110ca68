import type { profile as english } from '#messages/en/profile.ts'
import type { Translation } from '#messages/shape.ts'

export const profile: Translation<typeof english> = {
  title: 'Profil',
  you: 'Anda',
  name: 'Nama',
  email: 'Email',
  since: 'Berlatih sejak',
  display: 'Tampilan',
  theme: 'Tema',
  language: 'Bahasa',
  wallet: 'Dompet latihan',
  walletText:
    'Dompet yang akan Anda miliki di tempat lain, di jaringan latihan. Koin ini tidak dapat dibeli, dijual, atau diuangkan.',
  walletAddress: 'Alamatnya',
  copyAddress: 'Salin alamat',
  addressCopied: 'Alamat disalin, berakhiran {end}',
  balances: 'Saldo dompet latihan Anda',
  coin: 'Koin',
  balance: 'Saldo',
  logout: 'Keluar',
}
