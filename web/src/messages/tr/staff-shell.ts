import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Personel konsolu',
  brand: 'Evenmoor personel',
  mode: 'DENEME',
  modeText: 'Deneme kurulumu: buradan gerçek para hareket edemez.',
  withdrawals: 'Çekimler',
  logout: 'Çıkış yap',
  factor: {
    title: 'İkinci adımınızı ekleyin',
    text: 'Çalışanlara gerekir. O olmadan, işletmecinin bağlantısını açtıktan 24 saat sonra çalışamazsınız.',
    add: 'Şimdi ekle',
  },
  titleSuffix: 'Personel, deneme',
}
