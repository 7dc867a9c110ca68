import type { about as english, descriptions as englishDescriptions } from '#messages/en/about.ts'
import type { Translation } from '#messages/shape.ts'

export const about: Translation<typeof english> = {
  title: 'Hakkımızda',
  lead: 'Evenmoor, yatırımı gerçek olmayan parayla deneyebileceğiniz bir yerdir. Yalnızca defterinin kanıtlayabildiğini söyler.',
  what: {
    heading: 'Bu nedir',
    text: 'Bir hesap açar, deneme ödemesi yapar, bir plan seçer ve her günün sonucunu görürsünüz. Sonra para çeker ve ücretin ne olduğunu görürsünüz. Bu yolda hiçbir şey gerçek para değildir ve her adım gerçekmiş gibi işler.',
    why: 'Bu ekranlara sahip birçok site insanları soymak için vardır. Biz ekranları koruyor, üzerlerindeki her cümleyi doğru kılıyoruz. Böylece nelere bakmanız gerektiğini öğrenirsiniz.',
  },
  who: {
    heading: 'Biz kimiz',
    text: 'Evenmoor açık kaynaklı bir yazılımdır. Bu demoyu hiçbir şirket işletmez. Kim kurarsa işletmecisi odur ve sorumluluğu o taşır.',
    notSet:
      'Bu sitenin işletmecisi henüz bir ad ya da iş yeri belirtmedi. Aşağıdaki iletişim adresleri örnektir.',
    emailLabel: 'E-posta',
    addressLabel: 'Adres',
    notHeading: 'Ne değiliz',
    not: {
      bank: 'Banka, aracı kurum, borsa ya da cüzdan değiliz.',
      licence: 'Hiçbir kurumun denetiminde değiliz ve hiçbir kurum burada bir şeyi onaylamadı.',
      advice: 'Danışman değiliz. Buradaki hiçbir şey yatırım tavsiyesi değildir.',
      cover: 'Hiçbir koruma programı kapsamında değiliz. Korunacak gerçek para yoktur.',
    },
  },
  how: {
    heading: 'Simülasyon nasıl çalışır',
    wallet: {
      title: 'Bir deneme cüzdanı',
      text: 'Altı coinin her birinden 10.000 deneme doları değerinde alırsınız. Ağ, bu sitenin içinde simüle edilir.',
    },
    checkout: {
      title: 'Bir ödeme sayfası',
      text: 'O cüzdandan ödersiniz. Her ödeme, tutarı ne olursa olsun, doğrulamaları tamamlanınca hesaba geçer.',
    },
    result: {
      title: 'Günde bir sonuç',
      text: 'Her planın her gün için işlenen tek bir sonucu vardır. Payınız doların milyonda birine aşağı yuvarlanır.',
    },
    withdrawal: {
      title: 'Bir çekim',
      text: 'Siz istersiniz, personel inceler, deneme ağı öder. %1 tutar, başka bir şey tutmaz.',
    },
  },
  team: {
    heading: 'Ekip',
    rule: 'Yalnızca kabul eden ve rızası kayıtlı kişileri gösteririz.',
    none: 'Şu anda gösterilecek kimse yok.',
    failed: 'Yüklenemedi.',
    show: '{count, plural, one {# kişiyi göster} other {# kişiyi göster}}',
    check: 'Kendiniz kontrol edebilecekleriniz',
    code: {
      title: 'Kod',
      text: 'MIT lisansıyla açık kaynaklıdır. Bir rakamın nasıl oluştuğunu herkes okuyabilir ve çalıştırabilir.',
    },
    calls: {
      title: 'Çağrılar',
      text: 'Bu sitenin sunucusuna sorduğu her şey tek bir sayfada anlatılır.',
      link: 'Tüm çağrıları gör',
    },
    ledger: {
      title: 'Kendi defteriniz',
      text: 'Bakiyeleriniz kayıtların toplamıdır. Hesabınızla, size ait her kaydı okuyabilirsiniz.',
    },
  },
  why: {
    heading: 'Neden biz',
    fee: {
      title: 'Tek ücret, önce görünür',
      text: 'Teyit etmeden önce ücreti ve elinize geçecek tutarı görürsünüz.',
    },
    exit: {
      title: 'Ayrılmak katılmak kadar kolay',
      text: 'Deneme paranızı bir plandan istediğiniz zaman geri alın.',
    },
    promise: {
      title: 'Hiçbir söz verilmez',
      text: 'Hiçbir sayfa bir sonucun kesin, olası ya da tipik olduğunu söylemez.',
    },
    trackers: {
      title: 'Kimse sizi izlemez',
      text: 'Hiçbir sayfa başka bir siteden bir şey istemez: izleyici yok, reklam yok.',
    },
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  about:
    'Evenmoor’u kim yapıyor, ne değildir, simülasyon nasıl çalışır ve kendiniz neyi kontrol edebilirsiniz. Yalnızca deneme parası.',
}
