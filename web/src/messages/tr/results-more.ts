import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  recomputed: {
    right: '{count, plural, one {# gün} other {# gün}} yeniden hesaplandı: hepsi kaydedildiği gibi',
    wrong: '{count, plural, one {# gün} other {# gün}} tohumun verdiği gibi değil',
    wrongText: 'Bu aya güvenmeyin. Lütfen desteğe bildirin.',
    seedWrong: 'Gösterilen tohumun özeti yayımlanan özet değil',
  },
  outlook: {
    heading: 'Çekilen bir gün ne getirebilir',
    text: 'Olası tüm sonuçlar üzerinden sayıldı. Zararlı günlerin çoğu küçüktür; en kötü gün nadirdir ve her gün olabilir.',
    plan: 'Plan',
    worst: 'En kötü gün',
    losing: 'Zararlı günler',
    mean: 'Ortalama gün',
    best: 'En iyi gün',
    note: 'Ortalamalar bu simülasyonun bir ayarıdır. Gerçek piyasalar hakkında bir şey söylemez.',
  },
  months: {
    heading: 'Yayımlanan özetler',
    text: 'Bugün bir özet not edin ve tohum gösterildiğinde karşılaştırın.',
    hash: 'Tohumun SHA-256 özeti, yayımlandığı gün: {day}',
    seed: 'Tohum',
    seedShown: 'Tohum, gösterildiği gün: {day}',
    sealed: 'Ay bitip uygulanana kadar gizli',
    none: 'Henüz yayımlanan ay yok',
  },
}
