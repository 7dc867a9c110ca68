import type { invest as english } from '#messages/en/invest.ts'
import type { Translation } from '#messages/shape.ts'

export const invest: Translation<typeof english> = {
  title: 'Yatırım yap',
  steps: { plan: 'Plan', amount: 'Tutar', review: 'İnceleme', pay: 'Ödeme' },
  rate: 'Günde {rate}',
  rateLabel: 'Örnek oran: yalnızca deneme parası, tahmin değildir',
  plan: {
    heading: 'Hangi plan?',
    legend: 'Planlar',
    range: '{min} – {max}',
    worstDay: 'Şimdiye kadarki en kötü gün: {rate}',
    noDays: 'Şimdiye kadarki en kötü gün: henüz işlenmiş gün yok',
    exit: 'Paranızı istediğiniz zaman çıkarabilirsiniz. Yatırım yapmak ücretsizdir. Çekim %1 tutar.',
    needed: 'Bir plan seçin',
    continue: 'Devam et',
    emptyTitle: 'Şu anda açık plan yok',
    emptyText: 'Bir plan açılana kadar yatırım yapılamaz. Bakiyeniz olduğu gibi kalır.',
  },
  amount: {
    heading: 'Ne kadar deneme parası?',
    label: 'Tutar',
    hint: '{plan} için aralık: {min} – {max}. Kullanılabilir: {available}; ya da bir coin ile ödeyin.',
    hintPlain: '{plan} için aralık: {min} – {max}.',
    continue: 'Devam et',
  },
  outcomes: {
    title: '{amount} ile bir gün',
    bad: 'Kötü bir günde',
    middle: 'Orta bir günde',
    good: 'İyi bir günde',
    illustration:
      'Bir örnektir, tahmin değildir: planın oranı zarar olarak, değişim yok ve oran kazanç olarak. Gerçek bir zarar daha büyük olabilir.',
    record:
      'Burada şimdiye kadar işlenen {days, plural, one {# günün} other {# günün}} en kötüsü ve en iyisi. Sonraki gün daha kötü olabilir.',
  },
  review: {
    heading: 'Devam etmeden önce kontrol edin',
    plan: 'Plan',
    rate: 'Oran',
    amount: 'Tutar',
    bad: 'Kötü bir gün',
    result: 'Sonuçlar',
    resultText: 'Açıldığı günün ertesi UTC gününden başlayarak günde bir kez eklenir ya da düşülür',
    change: 'Değiştir',
    changePlan: 'Planı değiştir',
    changeAmount: 'Tutarı değiştir',
    youInvest: 'Yatırımınız',
    fee: 'Yatırım ücreti',
    total: '{plan} planına giren',
    withdrawFee: 'Parayı cüzdanınıza çekmek %1 tutar, başka bir şey tutmaz.',
    risks: {
      title: 'Riskler',
      lose: 'Bu tutarın tamamını kaybedebilirsiniz.',
      rate: 'Oran bir örnektir. Hiçbir şey vadetmez.',
      real: 'Gerçek parayla kimse böyle bir oranı uzun süre ödeyemez.',
    },
    understood: 'Bu tutarı kaybedebileceğimi anlıyorum',
    notUnderstood: 'Devam etmek için kutuyu işaretleyin: bu tutarı kaybedebilirsiniz',
    continue: 'Ödemeye geç',
    leave: 'Ayrıl',
  },
  pay: {
    heading: 'Nasıl ödemek istersiniz?',
    legend: '{amount} için ödeme yolu',
    balance: 'Kullanılabilir bakiye',
    balanceDetail: 'Kullanılabilir: {available}. Pozisyon hemen açılır.',
    balanceShort:
      'Kullanılabilir bakiyeniz {available}. Bu, gereken {amount} tutarından az; bir coin ile ödeyin.',
    coinNote:
      'Sonraki sayfa fiyatı, coin miktarını ve bir deneme adresini gösterir. Deneme cüzdanınızdan ödersiniz.',
    needed: 'Nasıl ödeyeceğinizi seçin',
    investNow: '{amount} yatır',
    toCheckout: 'Ödeme sayfasına geç',
    busy: 'Gönderiliyor…',
  },
}
