import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'İçeriğe geç',
  show: 'Göster',
  hide: 'Gizle',
  showPassword: 'Parolayı göster',
  hidePassword: 'Parolayı gizle',
  optional: 'isteğe bağlı',
  close: 'Kapat',
  problemSummary: 'Bir sorun var',
  riskStrip: {
    label: 'Risk uyarısı',
    lead: 'Yüksek risk.',
    text: 'Gerçek kripto ve forexte paranızın tamamını kaybedebilirsiniz; koruma beklemeyin.',
    link: 'Riskleri okuyun (2 dk)',
  },
  change: {
    up: 'yükseldi',
    down: 'düştü',
    none: 'değişmedi',
  },
  timer: {
    left: '{minutes, plural, =0 {} one {# dakika } other {# dakika }}{seconds, plural, =0 {} one {# saniye } other {# saniye }}kaldı',
    over: 'Süre doldu',
  },
  preview: 'Yatırımın nasıl hissettirdiğini size pahalıya mal olmadan öğrenin.',
}
