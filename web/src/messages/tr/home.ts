import type { home as english } from '#messages/en/home.ts'
import type { Translation } from '#messages/shape.ts'

export const home: Translation<typeof english> = {
  title: 'Yatırımın nasıl hissettirdiğini size pahalıya mal olmadan öğrenin',
  pill: 'Deneme parası',
  heading: 'Yatırımın nasıl hissettirdiğini size pahalıya mal olmadan öğrenin.',
  lead: 'Kripto ve forex planlarını 10.000 deneme dolarıyla, her ücreti açıkça görerek deneyin. Kazançlar ve kayıplar aynı boyutta görünür.',
  getStarted: 'Başla',
  seePlans: 'Planları gör',
  note: 'Ücretsiz. 18 yaş ve üzeri. Kart yok, cüzdan yok.',
  motion: { pause: 'Hareketi durdur', resume: 'Hareketi oynat' },
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
    fee: 'Çekim ücreti',
    getStarted: 'Başla',
    getStartedWith: '{plan} ile başla',
    arithmetic: 'Dürüst hiçbir ürün bu oranı neden vadedemez',
    stale: 'Bunlar sitenin kurulduğu andaki planlar. En yenilerini yükleyemedik.',
  },
  arithmetic: {
    heading: 'Günde %2,5’in hesabı',
    lead: 'Günlük bir oran küçük görünür. Bir yıl tekrarlanınca küçük değildir.',
    once: '1 gün',
    month: '30 gün',
    year: '365 gün',
    of: 'Sonuçlar içeride kalırsa 1, her gün %2,5 ile kaça ulaşır',
    conclusion:
      'Bu, bir yılda ×8.207 eder. Yasal hiçbir yatırım bunu ödemez; ödediğini söyleyen doğruyu söylemiyordur. Oranı, böyle bir vaadin ne demek olacağını göstermek için, yalnızca deneme parasıyla kullanıyoruz.',
  },
  markets: {
    heading: 'Canlı piyasalar',
    lead: 'On iki büyük coin bir bakışta. Günlük grafiği için birini açın.',
    more: 'Daha fazla',
    less: 'Daha az',
    showing: '{count, plural, one {# coin gösteriliyor} other {# coin gösteriliyor}}',
  },
  calculator: {
    heading: 'Kripto hesaplayıcı',
    lead: 'Bir coin miktarının kaç ABD doları ettiğini görün.',
  },
  why: {
    heading: 'Neden burada denemeli',
    fees: {
      title: 'Önce ücretler',
      text: 'Teyit etmeden önce ücreti ve elinize geçecek tutarı görürsünüz. Çekim %1 tutar, başka bir şey tutmaz.',
    },
    losses: {
      title: 'Zararlar gösterilir',
      text: 'Kötü günler, iyi günlerle aynı yerde ve aynı boyda durur.',
    },
    leave: {
      title: 'Ayrılmak kolaydır',
      text: 'Para çekmek için kimseden asla ödeme istenmez. Bekleyen bir istek geri alınabilir.',
    },
    ledger: {
      title: 'Her rakam tutar',
      text: 'Her bakiye, tek bir defterdeki kayıtların toplamıdır. Size ait her kaydı okuyabilirsiniz.',
    },
  },
  honest: {
    heading: 'Nasıl dürüst kalıyoruz',
    lead: 'Gösterecek kullanıcı yorumumuz yok. Onun yerine kontrol edebilecekleriniz burada.',
    money: {
      title: 'Yalnızca deneme parası',
      text: 'Gerçek para yatırmanın yolu yoktur. Deneme adresleri PRACTICE- ile başlar ve hiçbir gerçek cüzdan onlara ödeme yapamaz.',
    },
    words: {
      title: 'Hiçbir söz verilmez',
      text: 'Hiçbir sayfa bir sonucun kesin, olası ya da tipik olduğunu söylemez.',
    },
    people: {
      title: 'Kimse uydurma değil',
      text: 'Uydurma kişi, alıntı, logo ya da sayaç yok. Bir şeyimiz yoksa yok deriz.',
    },
    code: {
      title: 'Kod açıktır',
      text: 'Bir rakamın nasıl oluştuğunu herkes okuyabilir ve tüm ürünü kendi bilgisayarında çalıştırabilir.',
    },
  },
  cta: {
    heading: 'Deneme dolarıyla başlayın',
    text: 'Bir e-posta adresi ve yaklaşık iki dakika yeter.',
    button: 'Hesap oluştur',
  },
}
