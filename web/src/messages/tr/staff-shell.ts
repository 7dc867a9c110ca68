import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Personel konsolu',
  brand: 'Evenmoor personel',
  mode: 'DENEME',
  modeText: 'Deneme kurulumu: buradan gerçek para hareket edemez.',
  logout: 'Çıkış yap',
  factor: {
    title: 'İkinci adımınızı ekleyin',
    text: 'Çalışanlara gerekir. O olmadan, işletmecinin bağlantısını açtıktan 24 saat sonra çalışamazsınız.',
    add: 'Şimdi ekle',
  },
  titleSuffix: 'Personel, deneme',
  pages: {
    staffResults: 'Sonuçlar',
    staffPlans: 'Planlar',
    staffWithdrawals: 'Çekimler',
    staffPauses: 'Duraklatmalar',
    staffBonuses: 'Bonuslar',
    staffInvestors: 'Yatırımcılar',
    staffMessages: 'Mesajlar',
    staffSubscribers: 'Bülten',
    staffReconciliation: 'Mutabakat',
    staffAudit: 'Denetim',
    staffSystem: 'Sistem',
    staffAccounts: 'Personel',
  },
  queues: {
    label: 'Personeli bekleyenler',
    oldest: 'en eskisi {age}',
    pauses: 'Duraklatmalar',
    withdrawals: 'Çekimler',
    bonuses: 'Bonuslar',
    messages: 'Mesajlar',
  },
  display: {
    label: 'Görünüm ve klavye',
    compact: 'Sıkışık satırlar',
    live: 'Listeler kendiliğinden güncellenir',
    shortcuts: 'Tek tuşlu kısayollar',
    shortcutsHint: 'J ve K sonraki ve önceki satıra gider, Enter açar, Esc kapatır.',
  },
}
