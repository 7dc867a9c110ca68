import type { MailWords } from '../mail-words.ts'

/** Turkish of the mails. */
export const words: MailWords = {
  ribbon: 'Yalnızca deneme parası: buradaki hiçbir şeyin Evenmoor dışında değeri yoktur.',
  testRibbon:
    'Test ağları: buradaki coinler değersizdir ve buradaki hiçbir şeyin Evenmoor dışında değeri yoktur.',
  login: 'Giriş yap',
  setPassword: 'Yeni parola belirle',
  notMe: { label: 'Bu ben değildim', expiry: '72 saat içinde bir kez çalışır.' },
  code: {
    subject: 'Evenmoor kodunuz: {code}',
    text: 'Bu kodu kaydolduğunuz sayfaya yazın; hesabınız açılır.',
    several:
      'Form bu adresle birden çok kez gönderildi. Her birinin kendi kodu vardır: sizinkini gönderdiğinizde geleni kullanın.',
    expiry: '10 dakika içinde bir kez çalışır.',
    reason:
      'Bu e-postayı, bu adresle Evenmoor’a kayıt yapıldığı için alıyorsunuz. Siz değilseniz bir şey yapmanız gerekmez: kod olmadan hesap kapalı kalır. Bu kodu asla telefonla ya da sohbette istemeyiz.',
  },
  alreadyRegistered: {
    subject: 'Zaten bir Evenmoor hesabınız var',
    text: 'Biri bu adresle kaydolmaya çalıştı. Adresin zaten bir hesabı var ve onda hiçbir şey değişmedi.',
    next: 'Siz idiyseniz: {login} adresinde giriş yapın ya da {forgot} adresinde yeni parola belirleyin.',
    reason:
      'Bu e-postayı, bu adres bir Evenmoor hesabına ait olduğu için alıyorsunuz. Siz değilseniz bir şey yapmanız gerekmez.',
  },
  notConfirmed: {
    subject: 'Evenmoor hesabınız henüz açık değil',
    text: 'Biri bu adresle kaydoldu, ama kod yazılmadı. Bu yüzden henüz hesap da parola da yok. Hesabınızı açmak için yeniden kaydolun.',
    signUp: 'Kaydol',
  },
  welcome: {
    subject: 'Evenmoor’a hoş geldiniz',
    open: 'Adresiniz onaylandı ve hesabınız açıldı.',
    wallet:
      'Sahte coin’ler içeren bir deneme cüzdanınız var. Yatırmaların, planların, ücretlerin ve zararların nasıl işlediğini onunla görün.',
    testWallet:
      'Herkese açık test ağlarının coinleriyle kendi cüzdanınızdan ödersiniz; bunlar değersizdir. Yatırmaların, planların, ücretlerin ve zararların nasıl işlediğini onlarla görün.',
    reason: 'Bu e-postayı, Evenmoor’da hesap açtığınız için alıyorsunuz.',
  },
  addressCode: {
    subject: 'Evenmoor kodunuz: {code}',
    old: 'Hesabınızın e-posta adresi değişecek. Bu kodu yeni posta kutusundaki kodla birlikte yazın; adres değişir.',
    new: 'Bu, bir Evenmoor hesabının e-posta adresi olacak. Bu kodu, istendiği sayfaya yazın.',
    expiry: '15 dakika içinde bir kez çalışır.',
    oldReason:
      'Bu e-postayı, hesabınızın adresi bu olduğu için alıyorsunuz. Bunu siz istemediyseniz kodu kimseye söylemeyin ve yeni parola belirleyin: biri hesabınıza girmiş.',
    newReason:
      'Bu e-postayı, biri Evenmoor hesabı için bu adresi verdiği için alıyorsunuz. Siz değilseniz bir şey yapmanız gerekmez.',
  },
  addressChanged: {
    subject: 'Evenmoor hesabınızın adresi değişti',
    text: 'Bundan sonra e-postalar {email} adresine gider; girişte de bu adres kullanılır.',
    notYou: 'Siz değilseniz bağlantıyla bu adresi geri alın: bu, bütün cihazlardan da çıkış yapar.',
    undo: 'Değişikliği geri al',
    expiry: '72 saat içinde bir kez çalışır.',
    reason: 'Bu e-postayı, Evenmoor hesabınızın e-posta adresi değiştiği için alıyorsunuz.',
  },
  addressChangedBack: {
    subject: 'Evenmoor hesabınızın adresi geri alındı',
    text: 'Adres yeniden {email} oldu ve bütün cihazlardan çıkış yapıldı.',
    next: 'Adresi değiştiren kişi parolanızı biliyordu: şimdi yeni bir parola belirleyin, sonra ikinci faktörlerinizi gözden geçirin.',
    reason: 'Bu e-postayı, adres değişikliğini geri alan bağlantı kullanıldığı için alıyorsunuz.',
  },
  addressInUse: {
    subject: 'Biri Evenmoor hesabı için sizin adresinizi verdi',
    text: 'Biri bu adresi kendi hesabına koymaya çalıştı. Adres sizin hesabınıza ait ve onda hiçbir şey değişmedi.',
    reason:
      'Bu e-postayı, bu adres bir Evenmoor hesabına ait olduğu için alıyorsunuz. Bir şey yapmanız gerekmez.',
  },
  closed: {
    subject: 'Evenmoor hesabınız kapatıldı',
    text: 'Adınız, adresiniz ve bütün giriş yolları hesaptan silindi. Kaydedilen hareketler adınız olmadan kalır: defterlerin tutması gerekir.',
    next: 'Yapılacak bir şey kalmadı. Bu adresle dilediğiniz zaman yeniden kaydolabilirsiniz.',
    reason: 'Bu e-postayı, Evenmoor hesabınızı kapattığınız için alıyorsunuz. Bu sonuncusu.',
  },
  passwordChanged: {
    subject: 'Evenmoor parolanız değişti',
    byLink: 'Hesabınız için yeni bir parola belirlendi ve bütün cihazlardan çıkış yapıldı.',
    byLinkNotYou:
      'Siz değilseniz biri e-postalarınızı okuyabiliyor: önce posta kutunuzu güvene alın, sonra bağlantıyı kullanın. Bağlantı bütün cihazlardan çıkış yapar, parolayı geçersiz kılar ve yenisini belirlemeniz için bir yol gönderir.',
    own: 'Parola profilde değiştirildi ve diğer bütün cihazlardan çıkış yapıldı.',
    ownNotYou:
      'Siz değilseniz bağlantıyı kullanın: bütün cihazlardan çıkış yapar, parolayı geçersiz kılar ve yenisini belirlemeniz için bir yol gönderir.',
    reason: 'Bu e-postayı, Evenmoor hesabınızın parolası değiştiği için alıyorsunuz.',
  },
  reset: {
    subject: 'Yeni bir Evenmoor parolası belirleyin',
    text: 'Yeni parola belirlemek için bu bağlantıyı izleyin. O zamana kadar eskisi olduğu gibi kalır.',
    expiry: '30 dakika içinde bir kez çalışır.',
    reason:
      'Bu e-postayı, bu adresle yeni parola istendiği için alıyorsunuz. Siz değilseniz bir şey yapmanız gerekmez.',
  },
  sessionEnded: {
    subject: 'Cihazlarınızdan birinden çıkış yaptık',
    text: 'Oturumlarınızdan birinin anahtarı iki yerde kullanıldı; bu, kopyalandığı anlamına gelebilir. O oturum sona erdi; bakiyenize dokunulmadı.',
    next: 'Yeniden giriş yapın. Bunun nedenini bilmiyorsanız {forgot} adresinde yeni parola belirleyin: bu, bütün cihazlardan çıkış yapar.',
    reason: 'Bu e-postayı, Evenmoor hesabınızın bir oturumu güvenlik için sonlandırıldığından alıyorsunuz.',
  },
  newDevice: {
    subject: 'Evenmoor hesabınıza yeni bir cihazdan girildi',
    where: '{device}, {when}, {network} ağından.',
    somewhere: '{device}, {when}.',
    device: '{browser} ({system})',
    someBrowser: 'Bir tarayıcı',
    someSystem: 'bilinmeyen sistem',
    otherProgram: 'Başka bir program',
    notYou:
      'Siz idiyseniz yapılacak bir şey yok. Değilseniz bağlantıyı kullanın: bütün cihazlardan çıkış yapar, parolayı geçersiz kılar ve yenisini belirlemeniz için bir yol gönderir.',
    reason: 'Bu e-postayı, Evenmoor hesabınız daha önce görmediğimiz bir cihazda açıldığı için alıyorsunuz.',
  },
  newPlace: {
    subject: 'Evenmoor hesabınıza yeni bir ağdan girildi',
    often: 'Bunun için başka bir bağlantı yeter: örneğin mobil internet ya da yolculuktaki bir bağlantı.',
    reason: 'Bu e-postayı, Evenmoor hesabınız daha önce açılmadığı bir ağdan açıldığı için alıyorsunuz.',
  },
  loginStopped: {
    subject: 'Evenmoor hesabınıza bir girişte beş yanlış kod',
    text: 'Birisi parolanızı doğru, ardından beş kodu yanlış yazdı. O giriş kapatıldı ve kimse girmedi:',
    notYou:
      'Siz idiyseniz en yeni kodla yeniden girin. Değilseniz birisi parolanızı biliyor. Bağlantıyı kullanın: bütün cihazlardan çıkış yapar, parolayı geçersiz kılar ve yenisini belirlemeniz için bir yol gönderir.',
    reason: 'Bu e-postayı, birisi Evenmoor hesabınıza girmeyi denediği için alıyorsunuz.',
  },
  accountLimited: {
    subject: { locked: 'Evenmoor hesabınız kilitlendi', suspended: 'Evenmoor hesabınız askıya alındı' },
    why: {
      unusual_activity: 'Hesapta olağan dışı bir hareket gördük.',
      owner_request: 'Hesabın sahibi bunu istedi.',
      terms: 'Koşullarımıza uyulup uyulmadığını inceliyoruz.',
      legal_request: 'Yasal bir talebe yanıt vermemiz gerekiyor.',
    },
    text: 'Bütün cihazlardan çıkış yapıldı. Bakiyenize dokunulmadı ve hesabı açmak için hiçbir ödeme istenmez.',
    works:
      'Yine de her şeyi görebilir, verilerinizi dışa aktarabilir, pozisyonlardan para geri alabilir ve para çekme talep edebilirsiniz: giriş yapın ve “Hesabımı gör” seçeneğini kullanın.',
    review:
      'En geç {when} tarihine kadar yeniden bakacağız. Bunun yanlış olduğunu düşünüyorsanız {contact} adresinden bize yazın ve {reference} referansını verin.',
    reason: 'Bu e-postayı, Evenmoor hesabınız kilitlendiği veya askıya alındığı için alıyorsunuz.',
  },
  accountOpened: {
    subject: 'Evenmoor hesabınız yeniden açık',
    text: 'Her şey önceki gibi çalışıyor. Bütün cihazlardan çıkış yapıldı; yeniden giriş yapın.',
    reason: 'Bu e-postayı, Evenmoor hesabınız yeniden açıldığı için alıyorsunuz.',
  },
  factors: {
    authenticator_on: {
      subject: 'Evenmoor hesabınıza bir doğrulama uygulaması eklendi',
      text: 'Bundan sonra girişte uygulamanın bir kodu ya da bir kurtarma kodu istenir.',
    },
    authenticator_off: {
      subject: 'Evenmoor hesabınızın doğrulama uygulaması kapatıldı',
      text: 'Girişte artık uygulamanın kodu istenmez.',
    },
    codes_renewed: {
      subject: 'Evenmoor hesabınızın yeni kurtarma kodları var',
      text: 'On yeni kurtarma kodu oluşturuldu. Eskileri artık çalışmaz.',
    },
    passkey_added: {
      subject: 'Evenmoor hesabınıza bir geçiş anahtarı eklendi',
      text: 'Geçiş anahtarının adı “{name}” ve onunla giriş yapılabilir.',
    },
    passkey_removed: {
      subject: 'Evenmoor hesabınızdan bir geçiş anahtarı kaldırıldı',
      text: 'Geçiş anahtarının adı “{name}” idi. Artık onunla giriş yapılamaz.',
    },
    recovery_code_used: {
      subject: 'Evenmoor hesabınızın bir kurtarma kodu kullanıldı',
      text: '{left, plural, one {# kurtarma kodu} other {# kurtarma kodu}} kaldı. Profilinizde yenilerini oluşturabilirsiniz.',
    },
    notYou:
      'Siz idiyseniz yapılacak bir şey yok. Değilseniz biri hesabınıza girmiş: bağlantıyı kullanın. Bütün cihazlardan çıkış yapar, parolayı geçersiz kılar ve yenisini belirlemeniz için bir yol gönderir. Sonra ikinci faktörlerinizi gözden geçirin.',
    reason:
      'Bu e-postayı, Evenmoor hesabınızın güvenlik ayarları değiştiği ya da kullanıldığı için alıyorsunuz.',
  },
  addressSaved: {
    subject: 'Evenmoor hesabınıza bir çekim adresi eklendi',
    text: 'Adres defterinizde yeni: {address}',
    named: 'Adres defterinizde "{label}" adıyla yeni: {address}',
    hold: 'Beklemeyi atlamadığınız sürece {when} öncesinde oraya hiçbir şey gönderilmez; bunu yalnızca deneme parası yapabilir.',
    testHold: '{when} öncesinde oraya hiçbir şey gönderilmez.',
    notYou:
      'Bunu yapan sizseniz bir şey gerekmez. Değilseniz bağlantıyı kullanın: tüm cihazlardaki oturumları kapatır, şifreyi geçersiz kılar, adresi defterinizden çıkarır ve henüz onaylanmamış çekimleri iptal eder.',
    reason: 'Bu e-postayı, Evenmoor hesabınıza bir adres eklendiği için alıyorsunuz.',
  },
  withdrawal: {
    newAddress: 'Adresi yeni: {when} öncesinde hiçbir şey gönderilmez. O zamana kadar iptal edebilirsiniz.',
    amounts: '{amount} çekiyorsunuz. Ücretimiz (%1): {fee}. {address} adresine USDT olarak {net} alırsınız.',
    link: 'Durumuna bak',
    requested: '{amount} çekim isteği alındı',
    held: 'Çekimler şu anda bekliyor: hesaba geçen bir ödeme zincirinden çıktı ve ekibimiz inceliyor. Sizinki sırasını koruyor ve sonra devam edecek. Bir şey yapmanız veya ödemeniz gerekmiyor.',
    inReview: 'Şimdi inceleniyor. Onaylanana kadar iptal edebilirsiniz.',
    sent: '{amount} çekimi gönderildi',
    transaction: '{transaction} işlemiyle gönderildi.',
    rejected: '{amount} çekimi onaylanmadı',
    why: '{amount} çekiminizi onaylamadık. Nedeni: {reason}',
    allBack: 'Paranın tamamı yeniden hesabınızda kullanılabilir ve hiçbir ücret alınmadı.',
    failed: '{amount} çekimi gönderilemedi',
    notTaken: 'Ağ, {address} adresine çekiminizi kabul etmedi.',
    allBackCheck:
      'Paranın tamamı yeniden hesabınızda kullanılabilir ve hiçbir ücret alınmadı. Yeniden istemeden önce adrese bakın.',
    reason: 'Bu e-postayı, Evenmoor hesabınızdan çekim istendiği için alıyorsunuz.',
    reasonNotYou:
      'Bu e-postayı, Evenmoor hesabınızdan çekim istendiği için alıyorsunuz. Siz değilseniz iptal edin ve parolanızı değiştirin.',
  },
  bonus: {
    link: 'Davetlerine bak',
    verified: '{amount} davet bonusu doğrulandı',
    available: '{amount} davet bonusunuzu doğruladık. Artık kullanılabilir bakiyenizde.',
    practice: 'Nakit değeri olmayan deneme kredisidir.',
    refused: '{amount} davet bonusu kabul edilmedi',
    why: '{amount} tutarında bir davet bonusunu kabul etmedik. Nedeni: {reason}',
    nothingTaken: 'Hesabınızdan hiçbir şey alınmadı. Bunun yanlış olduğunu düşünüyorsanız desteğe yazın.',
    reason: 'Bu e-postayı, biri davet kodunuzla Evenmoor’a kaydolduğu için alıyorsunuz.',
  },
  identity: {
    link: 'Kimlik kontrolünüze bakın',
    accepted: 'Kimlik kontrolünüz kabul edildi',
    acceptedText: 'Gönderdiğiniz belgeye baktık ve kabul ettik. Yapılacak başka bir şey yok.',
    notAccepted: 'Kimlik kontrolünüz kabul edilmedi',
    notAcceptedText: 'Gönderdiğiniz belgeye baktık ve kabul edemedik. Nedeni şu:',
    again:
      'İstediğiniz zaman yeniden deneyebilirsiniz. Hesabınızda hiçbir şey buna bağlı değil: bu deneme parasıdır, o yüzden gerçek bir belge değil örnek bir resim kullanın.',
    testAgain:
      'İstediğiniz zaman yeniden deneyebilirsiniz. Hesabınızda hiçbir şey buna bağlı değil: bu test parasıdır, o yüzden gerçek bir belge değil örnek bir resim kullanın.',
    pictures: 'Resimler {when} tarihinde silinir. Karar kalır.',
    reason: 'Bu e-postayı, Evenmoor’da bir kimlik kontrolü gönderdiğiniz için alıyorsunuz.',
    reasons: {
      unreadable:
        'Resim okunamıyor: bulanık, çok karanlık ya da bir bölümü kapalı. Gün ışığında, belgenin tamamı net olacak şekilde yeniden çekin.',
      cut_off: 'Belgenin bir bölümü resimde yok. Dört köşesi de görünecek şekilde yeniden çekin.',
      expired: 'Belgenin süresi geçmiş. Geçerli bir belge gönderin.',
      name_differs:
        'Belgedeki ad hesabınızdaki ad değil. Profilinizde adı değiştirin ya da aynı adla bir belge gönderin.',
      other_document:
        'Bu bir pasaport, kimlik kartı ya da sürücü belgesi değil ya da seçtiğiniz belge değil. Bunlardan birini gönderin.',
      altered: 'Resimde değiştirilme izleri var. Çekildiği gibi gönderin.',
    },
  },
  deposit: {
    seen: '{amount} ödemenizi görüyoruz',
    onItsWay:
      '{amount} yolda; ağ: {network}. {count, plural, one {# onayla} other {# onayla}} hesaba geçer; beklemeniz ya da bir şey yapmanız gerekmez.',
    late: 'Ödeme, fiyat artık sabit değilken geldi; bu yüzden onu gördüğümüz anın fiyatıyla hesaba geçer.',
    transaction: 'İşlem: {transaction}',
    practiceNetwork: 'deneme ağı',
    inReview: '{amount} tutarındaki ödemeniz geldi ve inceleniyor',
    reviewed:
      '{amount} geldi ve onaylarını aldı. Bu büyüklükteki ödemeler, ekibimizden iki kişi onayladıktan sonra hesaba geçer. Bir şey yapmanız gerekmez; sizin için sabitlenen fiyat geçerli kalır.',
    refused: '{amount} tutarındaki ödemeniz hesaba geçmedi',
    notCredited:
      '{amount} hesabınıza geçirilmedi. Nedeni: {reason} Bunun yanlış olduğunu düşünüyorsanız bu e-postayı yanıtlayın ya da desteğe yazın.',
    settled: '{amount} yatırmanız tamamlandı',
    credited: '{amount} hesabınıza geçti.',
    available: 'Para hesabınızda kullanılabilir.',
    planNotOpened:
      'Seçtiğiniz plan onunla açılamadı; bu yüzden para hesabınızda kullanılabilir. Yeniden plan seçebilir ya da parayı çekebilirsiniz.',
    planOpened: 'Pozisyonunuz {amount} ile açıldı. Bunun üstü hesabınızda kullanılabilir.',
    reversed: '{amount} tutarındaki ödemeniz artık onaylı değil',
    replaced: 'Onu içeren bloklar değiştirildi (ağ: {network}).',
    takenBack: 'Onun için hesaba geçen {credited} geri alındı.',
    notTakenBack:
      'Onun için hesaba geçen {credited} zaten kullanıldı, bu yüzden hiçbir şey geri alınmadı; ekibimiz inceliyor.',
    mayReturn:
      'Ağ ödemeyi yeniden alırsa kendiliğinden yeniden hesaba geçer. İkinci kez ödemeden önce ödeme sayfasına bakın.',
    outOfPositions: '{amount} yatırımdaydı. Pozisyonlarınızdan çıkarıldı; artık onunla bir şey kazanmazlar.',
    resultsReversed: 'Onunla kazanılan {amount} tutarındaki sonuçlar da iptal edildi.',
    lossesReversed: 'Pozisyonlarınızın onunla kaybettiği {amount} geri verildi.',
    hold: 'Çekimler, ekibimiz bunu inceleyene kadar bekler. Bu arada talep edebilirsiniz; sırasını korur.',
    receipt: 'Makbuzu gör',
    reference: 'Referans: {reference}',
    reason: 'Bu e-postayı, Evenmoor hesabınızın bir yatırma işlemine ödeme geldiği için alıyorsunuz.',
  },
  statement: {
    subject: 'Evenmoor hesap özetiniz: {month}',
    ready: '{month} hesap özeti hazır: açılış bakiyesi {opening}, kapanış bakiyesi {closing}.',
    how: 'İmzalı bir PDF dosyasıdır. Kaydetmek ya da bu e-postayı kapatmak için hesap özetlerinizi açın.',
    open: 'Hesap özetlerini aç',
    reason: 'Bu e-postayı, Evenmoor hesabınızda özetleri e-posta ile istediğiniz için alıyorsunuz.',
  },
  handedOver: {
    subject: '{reference} numaralı mesaj artık sizde',
    text: '{name}, iletişim formundan gelen {reference} numaralı mesajı size devretti. Mesaj konsolda yanıtınızı bekliyor.',
    link: 'Mesajı aç',
    reason:
      'Bu e-postayı, bu Evenmoor kurulumunda personel olarak mesajları yanıtladığınız için alıyorsunuz.',
  },
  answer: {
    subject: '{reference} numaralı mesajınıza yanıtımız',
    intro: 'Bize {when} tarihinde yazdınız. Yanıtımız şudur:',
    reply: 'Bu e-postayı yanıtlarsanız yanıtınız {email} adresine gider. Konuda {reference} kalsın.',
    noReply: 'Bu e-postaya verilen yanıt kimseye ulaşmaz. Bize yeniden yazmak için formu kullanın: {link}',
    reason:
      'Bu e-postayı, Evenmoor iletişim formundan bu adresle bir mesaj gönderildiği için alıyorsunuz. Siz değilseniz bir şey yapmanız gerekmez.',
    templates: {
      greeting: 'Merhaba {name},',
      received: 'Mesajınız için teşekkürler. Okuduk; yanıtlayabilmek için önce konuya bakmamız gerekiyor.',
      moreNeeded:
        'Mesajınız için teşekkürler. Konuya bakabilmek için daha fazlasını bilmemiz gerekiyor: hangi sayfaydı, ne yaptınız, ne gördünüz ve ne zaman. Bize parola ya da kod göndermeyin: bunlara hiçbir zaman ihtiyacımız olmaz.',
      withdrawing:
        'Çekim burada istenir: {link}\n\nÜcret tutarın %1’i kadardır ve tutardan düşülür. Çekim için hiçbir şey ödemek gerekmez. Her isteğin, adımlarını saatleriyle gösteren kendi sayfası vardır. Onaylanana kadar isteği orada geri alabilirsiniz.',
      access:
        'Giriş yapamıyorsanız buradan bir bağlantı isteyin: {link}\n\nHesabın adresine gider, 30 dakika içinde bir kez geçerlidir ve yeni parolanın belirlendiği yere götürür. Parolaları göremeyiz ve hiçbir zaman sormayız.',
      money:
        'Evenmoor deneme parası kullanır. Satın alınamaz, satılamaz, nakde çevrilemez ve Evenmoor dışında değeri yoktur. Hiçbir sonuç vaat edilmez; bir sonuç eksi olabilir.',
      testMoney:
        'Evenmoor burada herkese açık test ağlarının coinlerini kullanır. Bunlar değersizdir. Onlar için kimseye para ödemeyin. Hiçbir sonuç vaat edilmez; bir sonuç eksi olabilir.',
      impostor:
        'Bizim adımıza sizden para, parola, kod ya da cüzdanınızın kelimelerini isteyen kişi Evenmoor’dan değildir. Çekim için hiçbir şey ödemek gerekmez. Ona yanıt vermeyin. Parolanızı söylediyseniz yenisini belirleyin.',
    },
  },
  newsletter: {
    subject: 'Evenmoor bültenini ister misiniz?',
    text: 'Biri, umarız siz, bu adresle bültenimizi istedi. Aşağıdaki sayfayı açıp onaylayın; listeye girersiniz.',
    leave: 'Dilediğiniz zaman ayrılabilirsiniz: {unsubscribe}',
    confirm: 'Onayla',
    expiry: 'Bağlantı 7 gün geçerlidir.',
    reason:
      'Bu e-postayı, bu adres bülten formuna yazıldığı için alıyorsunuz. Siz değilseniz bir şey yapmanız gerekmez: onay olmadan adresi 7 gün sonra sileriz.',
  },
}
