import type { TestNetworkWords } from '#messages/shape.ts'

export const testNetworks: TestNetworkWords = {
  nav: {
    footer: {
      note: 'Bu Evenmoor herkese açık test ağlarını kullanır. Coinleri değersizdir; bu yüzden içindeki hiçbir paranın değeri yoktur ve sonuçlar negatif olabilir.',
    },
  },
  home: {
    pill: 'Test ağları',
    lead: 'Kripto ve forex planlarını herkese açık test ağlarının değersiz coinleriyle, her ücreti açıkça görerek deneyin. Kazançlar ve kayıplar aynı boyutta görünür.',
    note: 'Ücretsiz. 18 yaş ve üzeri. Kart yok. Test coinleri kendi cüzdanınızdan gelir.',
    plans: {
      heading: 'Test parasıyla planlar',
      lead: 'Oran bir örnektir.',
      tag: 'Test parası',
      amount: 'test parası tutarı',
      rateLabel: 'Örnek oran: yalnızca test parası, tahmin değildir',
      booked: {
        rateLabel: 'Örnek oran: yalnızca test parası. Her günü iki personel işler ve gün zararla kapanabilir',
      },
    },
  },
  homeMore: {
    arithmetic: {
      conclusion:
        'Bu, bir yılda ×8.207 eder. Yasal hiçbir yatırım bunu ödemez; ödediğini söyleyen doğruyu söylemiyordur. Oranı, böyle bir vaadin ne demek olacağını göstermek için, yalnızca test parasıyla kullanıyoruz.',
    },
    honest: {
      money: {
        title: 'Yalnızca test parası',
        text: 'Gerçek para yatırmanın yolu yoktur. Burada yalnızca herkese açık test ağlarının coinleri sayılır: denemek için dağıtılırlar ve değersizdirler.',
      },
    },
    cta: { heading: 'Test coinleriyle başlayın' },
  },
  faqFirst: {
    money: {
      answer:
        'Hayır. Buradaki her dolar, herkese açık test ağlarının coinlerinden gelir; bunlar denemek için dağıtılır ve değersizdir. Burada ana ağ yoktur, bunun için bir ayar da yoktur. Bu sitenin bir adresine hiçbir zaman bir ana ağın coinlerini göndermeyin.',
    },
    rate: {
      answer:
        'Yalnızca test parası için bir örnektir, tahmin değildir. Her günün sonucunu iki personel işler ve sonuç negatif olabilir. Günde %2,5, bir yıl boyunca tekrarlanırsa ×8.207 eder. Yasal hiçbir yatırım bunu ödemez. Böyle bir teklifle karşılaşınca tanıyın diye gösteriyoruz.',
    },
    leave: {
      question: 'Test parasını nasıl geri çıkarırım?',
      answer:
        'Önce plandan geri alın, sonra kendi adresinize bir çekim isteyin. BEP20’nin test ağında, değersiz USDT olarak ödenir. Personel her isteği inceler ve kendi cüzdanından öder. Onaylanana kadar isteği kendiniz geri alabilirsiniz.',
    },
  },
  faq: {
    losses: {
      answer:
        'Evet. Zarar pozisyonunuzdan düşülür ve kazançla aynı yerde, aynı boyda durur. Her günün sonucunu iki personel işler. Gerçek hayattan aynısını beklemeyin.',
    },
    start: {
      answer:
        'Bir e-posta adresiyle kaydolun ve gönderdiğimiz kodla doğrulayın. İçinde herkese açık bir test ağının coinleri olan kendi cüzdanınız gerekir; bu coinler denemek için dağıtılır. Sonra bir plan ve tutar seçin ve ödeme sayfasında o cüzdandan ödeyin.',
    },
    identity: {
      answer:
        'Profilinizde deneyebilirsiniz: bir belgenin resmini gönderirsiniz, personel bakar, kararı size e-postayla yazarız. Burada hiçbir şey buna bağlı değildir, çünkü buradaki hiçbir paranın değeri yoktur. Gerçek bir belge değil, sayfanın çizdiği örnek resmi kullanın. Resimler karardan 30 gün sonra silinir.',
    },
    referral: {
      answer:
        'Hayır. Bu kurulum herkese açık test ağlarını kullanır ve orada bonus yoktur. Kodunuz çalışır ve hesabınızdaki “Davetler” sayfası onu kimin kullandığını gösterir.',
    },
  },
  about: {
    lead: 'Evenmoor, yatırımı değersiz test coinleriyle deneyebileceğiniz bir yerdir. Yalnızca defterinin kanıtlayabildiğini söyler.',
    what: {
      text: 'Bir hesap açar, herkese açık bir test ağının coinleriyle ödeme yapar, bir plan seçer ve her günün sonucunu görürsünüz. Sonra para çeker ve ücretin ne olduğunu görürsünüz. Bu yolda hiçbir şey gerçek para değildir ve her adım gerçekmiş gibi işler.',
    },
    how: {
      heading: 'Burada nasıl işler',
      wallet: {
        title: 'Kendi cüzdanınız',
        text: 'Herkese açık test ağlarının coinleriyle ödersiniz. Denemek için dağıtılırlar ve değersizdirler.',
      },
      withdrawal: {
        text: 'Siz istersiniz, personel inceler ve test ağında öder. %1 tutar, başka bir şey tutmaz.',
      },
    },
    why: { exit: { text: 'Test paranızı bir plandan istediğiniz zaman geri alın.' } },
  },
  risks: {
    lead: 'Burada yalnızca değersiz test parası kaybedebilirsiniz. Gerçek kripto ve forex farklıdır. Gerçek parayı herhangi bir yere koymadan önce bunu okuyun.',
    summary: { practice: 'Test parasıyla başarılı olmak gerçek para hakkında az şey söyler.' },
    practice: { two: 'Buradaki her günü iki personel işler. Hiçbir gerçek piyasa böyle davranmaz.' },
  },
  terms: {
    summary: {
      practice:
        'Buradaki tüm para test parasıdır: herkese açık test ağlarının coinleri ve onlardan gelen dolarlar. Değersizdir.',
    },
    what: {
      two: 'İçinde gerçek para yoktur ve içeri getirmenin yolu da yoktur. Test ağlarının coinleri değersizdir, onlardan gelen dolarlar da öyle.',
    },
    plans: {
      range: 'Test parası tutarı',
      two: 'Oran yalnızca test parası içindir ve tahmin değildir. Geçerli olan, her plan ve gün için işlenen sonuçtur. Negatif olabilir.',
    },
    deposits: {
      one: 'Para yatırma, herkese açık bir test ağının coiniyle açılan ve kendi cüzdanınızdan ödenen bir ödeme sayfasıdır. Her ödeme, çok küçük, çok büyük ya da geç olsa bile, doğrulamaları tamamlanınca hesaba geçer.',
    },
    withdrawals: { one: 'Çekimler yalnızca BEP20 ağında, burada onun test ağında, USDT olarak ödenir.' },
    referrals: {
      one: 'Test ağlarında bonus yoktur. Kodunuz çalışır ve “Davetler” sayfası onu kimin kullandığını gösterir.',
      two: 'Aynı posta kutusuna çıkan hesaplar bir kişi sayılır.',
    },
    liability: {
      two: 'Burada test parasıyla işleyen, hiçbir yerde gerçek parayla işlemek zorunda değildir.',
    },
  },
  privacy: {
    stored: {
      money: {
        title: 'Test parası kullanırsınız',
        what: 'Para yatırmalar, ödemeler, pozisyonlar, sonuçlar, çekimler, test ağlarında kullandığınız adresler, defter kayıtları ve yinelenen istek bir kez sayılsın diye isteklerinizin yanıtları. Hangi personelin neye karar verdiği. Ödemeler test ağının herkese açık kaydında da durur; oradan kimse silemez.',
      },
    },
  },
  results: {
    check: {
      two: 'Bu, özeti zamanında not eden herkese ayın başlamadan belirlendiğini ve sonra değiştirilmediğini kanıtlar. Tohumun adil seçildiğini kanıtlamaz. Hepsi test parasıdır.',
    },
  },
  account: {
    rules: {
      adult:
        '18 yaşında ya da üzerinde olduğunuzu ve bunun değersiz test parası olduğunu bildiğinizi belirtmek için kutuyu işaretleyin.',
    },
    signup: {
      lead: 'Yaklaşık iki dakika sürer. Kart gerekmez.',
      adult: '18 yaşında ya da üzerindeyim ve bunun değersiz test parası olduğunu biliyorum.',
      next: {
        start: 'Herkese açık bir test ağının coinleriyle, kendi cüzdanınızdan ödersiniz.',
        note: 'Denemek için dağıtılırlar ve değersizdirler. Sonuçlar negatif olabilir.',
      },
    },
  },
  descriptions: {
    home: 'Kripto ve forex yatırımını herkese açık test ağlarının değersiz coinleriyle deneyin. Sonuçlar negatif olabilir, ücretler önce gösterilir ve hiçbir söz verilmez.',
    faq: 'On açık yanıt: test parası, günlük oranlar, zararlar, tek ücret, çekimler, güvenlik ve destek.',
    about:
      'Evenmoor’u kim yapıyor, ne değildir, nasıl çalışır ve kendiniz neyi kontrol edebilirsiniz. Yalnızca test ağlarının coinleri.',
    terms:
      'Evenmoor’u kullanma koşulları: yalnızca test ağlarının coinleri, 18 yaş ve üzeri, planlar ve aralıklar, %1 çekim ücreti.',
    signup:
      'Test parası için ücretsiz bir hesap açın: bir e-posta adresi, yaklaşık iki dakika; kart gerekmez.',
    login: 'Evenmoor hesabınıza giriş yapın.',
    forgotPassword: 'Evenmoor hesabınıza yeni parola belirlemek için bağlantı alın.',
    resetPassword: 'Evenmoor hesabınıza yeni parola belirleyin.',
    logout: 'Evenmoor hesabınızdan çıkış yapın.',
  },
  parts: {
    practiceBar: {
      label: 'Test ağları',
      lead: 'Test ağları.',
      text: 'Buradaki coinler değersizdir, onlardan gelen bakiyeler de öyle.',
      detailsTitle: 'Bu, test parasıdır',
      detailsText:
        'Buradaki dolarlarınız, denemek için dağıtılan herkese açık test ağı coinlerinden gelir. Satılamaz, gerçek paraya çevrilemez. Ödemeler bu ağlardaki işlemlerdir ve sonuçlar negatif olabilir. Hiçbir zaman bir ana ağın coinlerini göndermeyin: burada kimse onları geri gönderemez.',
    },
  },
  investorShell: { titleSuffix: 'Test ağları' },
  investorMoney: {
    standsFor: {
      usdt: 'BNB Smart Chain (BEP20) test ağı',
      bnb: 'BNB Smart Chain test ağı',
      eth: 'Ethereum test ağı',
      btc: 'Bitcoin test ağı',
      ltc: 'Litecoin test ağı',
      trx: 'TRON test ağı',
    },
  },
  dashboard: {
    heading: 'Test hesabınız',
    balance: { title: 'Test bakiyesi' },
    next: { investDetail: 'Herkese açık bir test ağının coinleriyle, kendi cüzdanınızdan ödersiniz.' },
  },
  invest: {
    rateLabel: 'Örnek oran: yalnızca test parası, tahmin değildir',
    booked: {
      rateLabel: 'Örnek oran: yalnızca test parası. Her günü iki personel işler ve gün zararla kapanabilir',
    },
    amount: { heading: 'Ne kadar test parası?' },
    forecast: {
      illustration:
        'Bu planın kendi sonuçları yok, yalnızca test parası için örnek bir oranı var. Kötü durumda her şey kaybedilir, orta durumda bir şey kazanılmaz, iyi durumda her gün örnek oran geçerlidir. Hiçbir yasal yatırım bunu ödemez.',
      record: { totalNote: 'İlk günden beri içinde olan test parası için, kazançlar ödenmiş olarak.' },
    },
    pay: {
      coinNote:
        'Sonraki sayfa fiyatı, coin miktarını ve bir test ağındaki adresi gösterir. Kendi cüzdanınızdan ödersiniz.',
    },
  },
  identity: {
    practice: {
      text: 'Bu test parasıdır ve hesabınızda hiçbir şey bu kontrole bağlı değildir. Örnek bir resim kullanın: tarayıcınız bir tane çizer.',
    },
  },
  profile: { since: 'Hesap açılışı' },
  staffShell: {
    mode: 'TEST AĞLARI',
    modeText:
      'Herkese açık test ağlarında kurulum: coinleri değersizdir ve buradan gerçek para hareket edemez.',
    titleSuffix: 'Personel, test ağları',
  },
}
