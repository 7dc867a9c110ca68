import type { terms as english, descriptions as englishDescriptions } from '#messages/en/terms.ts'
import type { Translation } from '#messages/shape.ts'

export const terms: Translation<typeof english> = {
  title: 'Kullanım Koşulları',
  summary: {
    practice: 'Buradaki tüm para deneme parasıdır. Satın alınamaz, satılamaz, gerçek paraya çevrilemez.',
    promise: 'Hiçbir söz verilmez. Sonuçlar negatif olabilir.',
    fee: 'Çekim %1 tutar, başka bir şey tutmaz.',
    adult: '18 yaşında ya da üzerinde olmalısınız.',
  },
  what: {
    heading: 'Ne kullanıyorsunuz',
    one: 'Evenmoor, bir yatırım sitesini simüle eden açık kaynaklı bir yazılımdır. Hesap açarak bu koşulları kabul edersiniz.',
    two: 'İçinde gerçek para yoktur ve içeri getirmenin yolu da yoktur. Deneme dolarlarının ve deneme coinlerinin bu site dışında değeri yoktur.',
  },
  account: {
    heading: 'Hesabınız',
    one: 'En az 18 yaşında olmalısınız. Kişi başına bir hesap.',
    two: 'Size ait bir e-posta adresi verin ve parolanızı kendinize saklayın. Onunla yapılan, sizin yaptığınız sayılır.',
  },
  plans: {
    heading: 'Planlar',
    one: 'Planlar bunlardır. Bir aralığın iki ucu da ona dahildir; bu yüzden $1.000 ve $10.000 tutarında iki plan açıktır.',
    stale: 'Bunlar sitenin kurulduğu andaki planlar. En yenilerini yükleyemedik.',
    caption: 'Planlar, aralıkları ve örnek oranları',
    plan: 'Plan',
    range: 'Deneme tutarı',
    rate: 'Günlük örnek oran',
    two: 'Oran yalnızca deneme parası içindir ve tahmin değildir. Geçerli olan, her plan ve gün için işlenen sonuçtur. Negatif olabilir.',
    three:
      'Bir pozisyon, açıldığı günün ertesinden (UTC) başlayarak katılır. Kazanç, kullanılabilir bakiyenize gider. Zarar pozisyondan düşülür.',
    four: 'Bir pozisyonu istediğiniz zaman geri alabilirsiniz. Bağlı kalma süresi yoktur.',
  },
  deposits: {
    heading: 'Para yatırma',
    one: 'Para yatırma, altı deneme coininden biriyle açılan ve deneme cüzdanınızdan ödenen bir ödeme sayfasıdır. Her ödeme, çok küçük, çok büyük ya da geç olsa bile, doğrulamaları tamamlanınca hesaba geçer.',
    two: 'USDT bir dolar sayılır. Diğer coinler, ödeme sayfasında gösterilen ve 15 dakika sabit tutulan fiyattan sayılır.',
  },
  withdrawals: {
    heading: 'Çekimler ve ücret',
    one: 'Çekimler yalnızca BEP20 ağında, burada onun deneme biçiminde, USDT olarak ödenir.',
    two: 'Ücret sabittir: tutarın %1’i, bir üst sente yuvarlanır. Tutardan kesilir. Başka masraf yoktur ve para çekmek için kimseden asla ödeme istenmez.',
    three:
      'Personel her isteği inceler. Onaylanana kadar geri alabilirsiniz. Reddedilirse tutarın tamamı, nedeniyle birlikte bakiyenize döner.',
  },
  referrals: {
    heading: 'Davet bonusları',
    one: 'Kodunuzla kaydolan biri ilk kez yatırım yaptığında, “Davetler” sayfasında yazan tutarda bir bonus sizin için not edilir; her kişi için bir kez. Sayfanın bonusların kapalı olduğunu söylediği yerde bonus yoktur.',
    two: 'Nakit değeri olmayan deneme kredisidir; bir yönetici inceleyip doğrulayana kadar yatırılamaz ve çekilemez. Aynı posta kutusuna çıkan hesaplar bir kişi sayılır.',
  },
  fair: {
    heading: 'Adil kullanım',
    one: 'Hizmeti bozmayın, başkasının hesabını kullanmayın ve size ait olmayana ulaşmaya çalışmayın. Bunun için bir hesabı kilitleyebiliriz; sahibi yeniden giriş yapınca ne yapacağını söyleriz.',
  },
  liability: {
    heading: 'Tavsiye yok, teminat yok',
    one: 'Buradaki hiçbir şey yatırım tavsiyesi değildir. Yazılım MIT lisansıyla, olduğu gibi ve teminatsız sunulur.',
    two: 'Burada deneme parasıyla işleyen, hiçbir yerde gerçek parayla işlemek zorunda değildir.',
  },
  changes: {
    heading: 'Bu koşullardaki değişiklikler',
    one: 'Bir değişiklik, tarihiyle aşağıdaki listede durur. O günden sonra olanlar için geçerlidir.',
    first: 'İlk sürüm.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  terms:
    'Evenmoor’u kullanma koşulları: yalnızca deneme parası, 18 yaş ve üzeri, planlar ve aralıklar, %1 çekim ücreti.',
}
