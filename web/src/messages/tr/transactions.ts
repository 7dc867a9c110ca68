import type { transactions as english } from '#messages/en/transactions.ts'
import type { Translation } from '#messages/shape.ts'

export const transactions: Translation<typeof english> = {
  title: 'İşlemler',
  caption: 'İşlemleriniz, en yeni önce',
  type: {
    deposit: 'Para yatırma',
    investment: 'Yatırım',
    result: 'Günlük sonuç',
    redemption: 'Geri alınan',
    withdrawal: 'Çekim',
    reversal: 'Düzeltme',
  },
  source: {
    illustration: 'Örnek oran, yalnızca deneme',
    market: 'Ayın tohumundan çekildi',
    booked: 'İki kişi tarafından kaydedildi',
  },
  filters: {
    title: 'Filtreler',
    type: 'Tür',
    all: 'Tüm türler',
    from: 'İlk gün (UTC)',
    to: 'Son gün (UTC)',
    clear: 'Filtreleri temizle',
  },
  what: 'Ne',
  when: 'Ne zaman',
  amount: 'Tutar',
  balance: 'Sonrasında kullanılabilir',
  available: 'Kullanılabilir: {amount}',
  forDay: '{day} için',
  count: '{count, plural, one {# işlem} other {# işlem}}',
  countMore: '{count, plural, one {# işlem} other {# işlem}} gösteriliyor, devamı var',
  loadMore: 'Devamını yükle',
  loading: 'Yükleniyor…',
  emptyTitle: 'Henüz işlem yok',
  emptyText: 'Para yatırmalar, yatırımlar, günlük sonuçlar ve çekimler burada listelenecek.',
  emptyAction: 'Plan seç',
  noMatchTitle: 'Eşleşen işlem yok',
  noMatchText: 'Bu günlerde bu türden bir şey olmadı.',
  datesSwapped: 'İlk gün son günden sonra. Birini değiştirin.',
}
