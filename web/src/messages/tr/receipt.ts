import type { receipt as english } from '#messages/en/receipt.ts'
import type { Translation } from '#messages/shape.ts'

export const receipt: Translation<typeof english> = {
  title: 'Makbuz',
  view: 'Makbuzu gör',
  print: 'Yazdır',
  back: 'Ödeme sayfasına dön',
  practice: 'DENEME: gerçek para değil',
  testCoins: 'TEST AĞI: değersiz coinler',
  notYet: 'Bu ödeme sayfası henüz tamamlanmadı. Makbuz şu anki durumu gösterir.',
  asked: 'İstenen',
  credited: 'Hesaba geçen',
  settled: 'Tamamlandı',
  network: 'Ağ',
  account: 'Hesap',
  payments: 'Ödemeler',
  payment: 'Ödeme {number}',
  none: 'Hiçbir ödeme görülmedi.',
  amount: 'Miktar',
  seenAt: 'İlk görülme',
  held: 'Fiyatın sabit olduğu süre: {from} – {until}',
  latePrice: 'Geç: ilk görüldüğü andaki fiyat',
  confirmations: 'Doğrulamalar',
  transfer: 'Defterdeki kayıt',
  state: 'Durum',
  states: {
    seen: 'Görüldü',
    confirming: 'Doğrulanıyor',
    credited: 'Hesaba geçti',
    dropped: 'Ağ tarafından düşürüldü',
    reversed: 'Geri alındı',
  },
}
