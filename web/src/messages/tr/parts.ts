import type { parts as english } from '#messages/en/parts.ts'
import type { Translation } from '#messages/shape.ts'

export const parts: Translation<typeof english> = {
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyFailed: 'Kopyalama burada engelli. Onun yerine metni seçin.',
  stillWorking: 'Hâlâ sürüyor…',
  test: 'TEST',
  min: 'En az',
  max: 'En çok',
  practiceBar: {
    label: 'Deneme modu',
    lead: 'Deneme modu.',
    text: 'Buradaki bakiyeler ve ödemeler simülasyondur.',
    details: 'Ayrıntılar',
    detailsTitle: 'Bu, deneme parasıdır',
    detailsText:
      'Buradaki dolarlarınız ve coinleriniz deneme parasıdır. Satın alınamaz, satılamaz, gerçek paraya çevrilemez. Fiyatlar ve ödemeler simülasyondur ve sonuçlar negatif olabilir.',
  },
  confirmations: '{done} / {needed, plural, one {# doğrulama} other {# doğrulama}}',
  progress: {
    done: 'tamam',
    current: 'şu anki',
    todo: 'sırada',
  },
  step: 'Adım {current} / {count}',
}
