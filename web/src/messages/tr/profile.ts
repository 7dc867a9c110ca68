import type { profile as english } from '#messages/en/profile.ts'
import type { Translation } from '#messages/shape.ts'

export const profile: Translation<typeof english> = {
  title: 'Profil',
  you: 'Siz',
  name: 'Ad',
  email: 'E-posta',
  since: 'Denemeye başlama',
  display: 'Görünüm',
  theme: 'Tema',
  language: 'Dil',
  wallet: 'Deneme cüzdanı',
  walletText:
    'Başka yerde sahip olacağınız cüzdan, deneme ağında. Bu coinler satın alınamaz, satılamaz, gerçek paraya çevrilemez.',
  walletAddress: 'Adresi',
  copyAddress: 'Adresi kopyala',
  addressCopied: 'Adres kopyalandı, sonu {end}',
  balances: 'Deneme cüzdanınızın bakiyeleri',
  coin: 'Coin',
  balance: 'Bakiye',
  logout: 'Çıkış yap',
}
