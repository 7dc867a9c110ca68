import type { investorShell as english } from '#messages/en/investor-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const investorShell: Translation<typeof english> = {
  nav: 'Hesabınız',
  home: 'Ana sayfa',
  invest: 'Yatırım yap',
  withdraw: 'Para çek',
  activity: 'Hareketler',
  transactions: 'İşlemler',
  referrals: 'Davetler',
  profile: 'Profil',
  notifications: 'Bildirimler',
  unread: '{count, plural, one {# okunmamış} other {# okunmamış}}',
  logout: 'Çıkış yap',
  titleSuffix: 'Deneme',
  hiddenAmount: 'gizli tutar',
  search: 'Ara',
  controlKey: 'Ctrl',
  offline: 'Çevrimdışısınız.',
  online: 'Yeniden çevrimiçisiniz.',
  figuresFrom: 'Rakamlar saat {time} itibarıyla.',
  noFigures: 'Yeniden çevrimiçi olduğunuzda rakamlar gelecek.',
  offlineMoney: 'Çevrimdışısınız. Yeniden çevrimiçi olduğunuzda gönderebilirsiniz.',
}
