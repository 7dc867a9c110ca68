import type { nav as english } from '#messages/en/nav.ts'
import type { Translation } from '#messages/shape.ts'

export const nav: Translation<typeof english> = {
  main: 'Ana menü',
  home: 'Ana sayfa',
  about: 'Hakkımızda',
  plans: 'Planlar',
  faq: 'SSS',
  results: 'Günlük sonuçlar',
  contact: 'İletişim',
  login: 'Giriş yap',
  signup: 'Kaydol',
  dashboard: 'Hesap özeti',
  menu: 'Menü',
  language: 'Dil',
  theme: {
    label: 'Tema',
    system: 'Cihazla aynı',
    light: 'Açık',
    dark: 'Koyu',
    contrast: 'Yüksek karşıtlık',
  },
  footer: {
    label: 'Alt bilgi',
    company: 'Kurum',
    legal: 'Yasal',
    contact: 'İletişim',
    terms: 'Kullanım Koşulları',
    privacy: 'Gizlilik Politikası',
    risks: 'Riskler',
    note: 'Evenmoor bir deneme ürünüdür. İçindeki tüm para deneme parasıdır ve sonuçlar negatif olabilir.',
    example: 'Örnek adres: bu sitenin işletmecisi henüz bir adres belirlemedi.',
  },
}
