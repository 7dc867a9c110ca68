import type { staffLookup as english } from '#messages/en/staff-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const staffLookup: Translation<typeof english> = {
  title: 'Ödeme ara',
  label: 'İşlem özeti (hash)',
  malformed: 'İşlem özeti 64 rakam ve a–f arası harften oluşur. Cüzdanınızdan tamamını kopyalayın.',
  look: 'Ara',
  busy: 'Aranıyor…',
  paused: 'Duraklatıldığı için sorulmadı: {networks}. Devam edince yine arayın.',
  elsewhere: '{networks} üzerinde, ama bu yatırımcının hiçbir ödeme sayfasını ödemiyor.',
  unknown: '{networks} üzerinde yok.',
  withoutIndex:
    '{networks} düğümü tüm işlemlerin dizinini tutmuyor: adreslerimizden hiçbirini ödemeyen doğrulanmış işlemler orada bulunamaz.',
  own: '{amount}, {needed} doğrulamadan {done}: {state}',
  checkout: 'Ödeme sayfası',
  states: {
    seen: 'Görüldü',
    confirming: 'Doğrulanıyor',
    in_review: 'İnceleniyor',
    refused: 'Reddedildi',
    credited: 'Hesaba geçti',
    dropped: 'Ağ tarafından düşürüldü',
    reversed: 'Geri alındı',
    waiting: 'ağda, henüz yazılmadı',
    wrong_coin: 'istenenden başka coin: incelenmeli',
  },
}
