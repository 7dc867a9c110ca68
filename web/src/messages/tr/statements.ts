import type { statements as english } from '#messages/en/statements.ts'
import type { Translation } from '#messages/shape.ts'

export const statements: Translation<typeof english> = {
  title: 'Hesap özetleri',
  lead: 'Her ay için bir özet: ne vardı, her işlem, ne var.',
  back: 'İşlemlere dön',
  month: 'Ay',
  opening: 'Açılış bakiyesi',
  change: 'Değişim',
  closing: 'Kapanış bakiyesi',
  transactions: 'İşlemler',
  soFar: 'şu ana dek',
  pdf: 'PDF',
  csv: 'CSV',
  pdfOf: '{month} özetini PDF olarak kaydet',
  csvOf: '{month} özetini CSV olarak kaydet',
  busy: 'Hazırlanıyor…',
  saved: '{month} indirilenlerinizde.',
  emptyTitle: 'Henüz hesap özeti yok',
  emptyText: 'İlki ilk işleminizle başlar.',
  verify: 'Bir özeti doğrula',
  verifyText: 'Her PDF imzalıdır. Buradan geldiğini ve değişmediğini herkes doğrulayabilir.',
  mail: {
    title: 'E-posta ile',
    label: 'Her ay e-posta ile bildir',
    on: 'Açık',
    off: 'Kapalı',
    text: 'Bir ay bitince özetinin bağlantısını içeren bir e-posta alırsınız. En yenisi bir saat içinde gelir.',
  },
  caption: 'Hesap özetleriniz, en yeni önce',
}
