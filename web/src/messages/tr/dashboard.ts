import type { dashboard as english } from '#messages/en/dashboard.ts'
import type { Translation } from '#messages/shape.ts'

export const dashboard: Translation<typeof english> = {
  title: 'Ana sayfa',
  heading: 'Deneme hesabınız',
  balance: {
    title: 'Deneme bakiyesi',
    hide: 'Tutarları gizle',
    show: 'Tutarları göster',
    today: 'bugün',
    noChange: 'Bugün değişim yok',
    losingDay: 'Zararlı günler işin parçasıdır.',
    available: 'Kullanılabilir',
    invested: 'Yatırımda',
    withdrawing: 'Çekiliyor',
    invest: 'Yatırım yap',
    withdraw: 'Para çek',
  },
  next: {
    title: 'İlk adımlar',
    account: 'E-posta adresinizi doğrulayın',
    accountDetail: 'Kaydolurken tamamlandı.',
    invest: 'Bir plan seçip yatırım yapın',
    investDetail:
      'Deneme cüzdanınızdan ödersiniz. Başlangıçta her coinden 10.000 deneme doları değerinde içerir.',
    result: 'İlk günlük sonucunuzu görün',
    resultDetail:
      'Bir pozisyon, açıldığı günün ertesi UTC gününden başlayarak katılır. Sonuç negatif olabilir.',
    button: 'Plan seç',
    progress: '{done} / {count} tamam',
  },
  positions: {
    title: 'Açık pozisyonlar',
    emptyTitle: 'Henüz pozisyon yok',
    emptyText: 'Pozisyon, bir planda tuttuğunuz tutardır. Her günün sonucu ona eklenir ya da ondan düşülür.',
    emptyAction: 'Planları gör',
    putIn: 'Yatırılan {amount}',
    firstResult: 'İlk sonuç günü: {day} (UTC)',
    open: '{plan} planını aç',
    more: 'Eski pozisyonları göster',
  },
  latest: {
    title: 'Son işlemler',
    all: 'Tüm işlemler',
    emptyTitle: 'Henüz hiçbir şey olmadı',
    emptyText: 'Para yatırmalar, yatırımlar, günlük sonuçlar ve çekimler burada tutarlarıyla listelenecek.',
  },
  market: {
    title: 'Piyasa fiyatları',
    text: 'Bilgi içindir. Paranız dolar olarak sayılır ve bu fiyatlarla değişmez.',
  },
  risk: {
    title: 'Bunu gerçek parayla karşılaştırmadan önce',
    text: 'Buradaki oranlar örnektir. Gerçek kripto ve forex, yatırılan paranın tamamını kaybettirebilir. Kimse böyle bir oranı uzun süre ödeyemez.',
  },
}
