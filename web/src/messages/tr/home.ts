import type { descriptions as englishDescriptions, home as english } from '#messages/en/home.ts'
import type { Translation } from '#messages/shape.ts'

export const home: Translation<typeof english> = {
  title: 'Yatırımın nasıl hissettirdiğini size pahalıya mal olmadan öğrenin',
  pill: 'Deneme parası',
  heading: 'Yatırımın nasıl hissettirdiğini size pahalıya mal olmadan öğrenin.',
  lead: 'Kripto ve forex planlarını 10.000 deneme dolarıyla, her ücreti açıkça görerek deneyin. Kazançlar ve kayıplar aynı boyutta görünür.',
  getStarted: 'Başla',
  seePlans: 'Planları gör',
  note: 'Ücretsiz. 18 yaş ve üzeri. Kart yok, cüzdan yok.',
  motion: {
    pause: 'Hareketi durdur',
    resume: 'Hareketi oynat',
  },
  plans: {
    heading: 'Deneme planları',
    lead: 'Oran, simülasyonun bir ayarıdır.',
    source: {
      unknown: 'Her günün sonucunun nereden geldiğini siteyi işleten belirler. Sonuç negatif olabilir.',
      illustration:
        'Bu sitede her gün tam olarak bu oran işlenir. Gerçek piyasalarda kayıplı günler de olur.',
      market: 'Bu sitede her günün sonucu, kaybettiği günler de olan simüle bir stratejiden gelir.',
      booked: 'Bu sitede her günün sonucunu iki personel işler. Sonuç negatif olabilir.',
    },
    tag: 'Simülasyon',
    amount: 'deneme tutarı',
    rate: 'Günde {rate}',
    rateLabel: 'Örnek oran: yalnızca deneme parası, tahmin değildir',
    market: {
      rateLabel: 'Simüle bir stratejinin ortalama günü: yalnızca deneme parası, tahmin değildir',
      worst: 'Olabilecek en kötü gün',
    },
    booked: {
      rateLabel: 'Örnek oran: yalnızca deneme parası. Her günü iki personel işler ve gün zararla kapanabilir',
    },
    worstDay: 'Şimdiye kadarki en kötü gün',
    noDays: 'Henüz işlenmiş gün yok',
    upcoming: '{when} itibarıyla yeni pozisyonlar için: {min} – {max}, günde {rate}',
    fee: 'Çekim ücreti',
    getStarted: 'Başla',
    getStartedWith: '{plan} ile başla',
    arithmetic: 'Dürüst hiçbir ürün bu oranı neden vadedemez',
    stale: 'Bunlar sitenin kurulduğu andaki planlar. En yenilerini yükleyemedik.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  home: 'Kripto ve forex yatırımını 10.000 deneme dolarıyla deneyin. Sonuçlar negatif olabilir, ücretler önce gösterilir ve hiçbir söz verilmez.',
}
