import type { homeMore as english } from '#messages/en/home-more.ts'
import type { Translation } from '#messages/shape.ts'

export const homeMore: Translation<typeof english> = {
  needsScript: 'Bu rakamlar JavaScript gerektirir. Tarayıcınızda açın ve sayfayı yeniden yükleyin.',
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
  testimonials: {
    heading: 'Yorumlar',
    lead: 'Kişilerin sözleri burada ancak her birini doğruladıysak ve sahibi kayıtlı rıza verdiyse durur; o da ancak üçten itibaren.',
    none: 'Şu anda hiç yok.',
    failed: 'Yüklenemedi.',
    show: '{count, plural, one {# yorumu oku} other {# yorumu oku}}',
    practiceUser: 'Deneme kullanıcısı',
    said: 'Söylendiği gün: {day}',
  },
  honest: {
    heading: 'Nasıl dürüst kalıyoruz',
    lead: 'Kendiniz kontrol edebilecekleriniz burada.',
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
