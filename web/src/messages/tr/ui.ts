import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'İçeriğe geç',
  show: 'Göster',
  hide: 'Gizle',
  showPassword: 'Parolayı göster',
  hidePassword: 'Parolayı gizle',
  optional: 'isteğe bağlı',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyFailed: 'Kopyalama burada engelli. Onun yerine metni seçin.',
  close: 'Kapat',
  test: 'TEST',
  min: 'En az',
  max: 'En çok',
  problemSummary: 'Bir sorun var',
  riskStrip: {
    label: 'Risk uyarısı',
    lead: 'Yüksek risk.',
    text: 'Gerçek kripto ve forexte paranızın tamamını kaybedebilirsiniz; koruma beklemeyin.',
    link: 'Riskleri okuyun (2 dk)',
  },
  practiceBar: {
    label: 'Deneme modu',
    lead: 'Deneme modu.',
    text: 'Buradaki bakiyeler ve ödemeler simülasyondur.',
    details: 'Ayrıntılar',
    detailsTitle: 'Bu, deneme parasıdır',
    detailsText:
      'Buradaki dolarlarınız ve coinleriniz deneme parasıdır. Satın alınamaz, satılamaz, gerçek paraya çevrilemez. Fiyatlar ve ödemeler simülasyondur ve sonuçlar negatif olabilir.',
  },
  change: { up: 'yükseldi', down: 'düştü', none: 'değişmedi' },
  timer: {
    left: '{minutes, plural, =0 {} one {# dakika } other {# dakika }}{seconds, plural, =0 {} one {# saniye } other {# saniye }}kaldı',
    over: 'Süre doldu',
  },
  confirmations: '{done} / {needed, plural, one {# doğrulama} other {# doğrulama}}',
  progress: { done: 'tamam', current: 'şu anki', todo: 'sırada' },
  step: 'Adım {current} / {count}',
}
