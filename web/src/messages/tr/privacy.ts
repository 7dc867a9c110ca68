import type { privacy as english, descriptions as englishDescriptions } from '#messages/en/privacy.ts'
import type { Translation } from '#messages/shape.ts'

export const privacy: Translation<typeof english> = {
  title: 'Gizlilik Politikası',
  summary: {
    little: 'Hesapların gerektirdiğini saklarız, fazlasını değil.',
    own: 'İzleyici yok, reklam yok, çerez yok. Hiçbir sayfa başka bir siteden bir şey istemez.',
    never: 'Hiçbir şeyi satmaz ve kimseyle paylaşmayız.',
    ask: 'Bizde olanı görmek, düzelttirmek ya da sildirmek için bize yazın.',
  },
  who: {
    heading: 'Kim sorumlu',
    one: 'Bu kurulumun işletmecisi. Henüz bir ad ya da iş yeri belirtmedi; o zamana kadar iletişim sayfasından yazın.',
  },
  stored: {
    heading: 'Neyi, neden ve ne kadar süre saklıyoruz',
    lead: 'Burada yaptıklarınıza göre, hepsi bu kadar.',
    account: {
      title: 'Hesap açarsınız',
      what: 'Ad ve soyadı, e-posta adresi, Argon2id özeti olarak parola, kendi davet kodunuz ve sizi kimin davet ettiği, dil, ne zaman katıldığınız ve son girişiniz.',
      long: 'Hesap var olduğu sürece. Kimsenin doğrulamadığı bir kayıt, adresiyle birlikte iki gün.',
    },
    codes: {
      title: 'Size kod ya da bağlantı göndeririz',
      what: 'Onun SHA-256 özeti ve ne zaman kullanıldığı.',
      long: 'Süresi dolduktan sonra bir gün.',
    },
    sessions: {
      title: 'Giriş yaparsınız',
      what: 'Oturum anahtarlarınızın özetleri, tarayıcınızın adı, ağ adresiniz, zamanlar ve kullandığınız cihaz türleri, kullanıldıkları ağ adreslerinin ilk yarısıyla birlikte. Yanlış parolalardan sonra, yazılan adresin özeti altında bir sayı.',
      long: 'Oturumun son kullanılabildiği andan sonra bir ay; cihaz türleri ve bu yarılar hesap var olduğu sürece; sayı bir yıl ya da doğru parolaya kadar.',
    },
    factors: {
      title: 'Hesabınızı korursunuz',
      what: 'Doğrulama uygulamanızın şifrelenmiş gizli anahtarı; kurtarma kodlarınızın özetleri; geçiş anahtarlarınızın adları, açık anahtarları ve son kullanımı.',
      long: 'Siz kaldırana ya da hesabı kapatana kadar.',
    },
    money: {
      title: 'Deneme parası kullanırsınız',
      what: 'Para yatırmalar, ödemeler, pozisyonlar, sonuçlar, çekimler, kullandığınız deneme adresleri, defter kayıtları ve yinelenen istek bir kez sayılsın diye isteklerinizin yanıtları. Hangi personelin neye karar verdiği. Bir davetten: bonus, adresin ardındaki posta kutusunun özeti ve incelemede göze çarpanlar, örneğin ortak bir bağlantı.',
      long: 'Defter ve kararların kaydı asla değiştirilmez ya da silinmez, çünkü herkesin rakamları onlara dayanır.',
    },
    identity: {
      title: 'Kimlik kontrolünü denersiniz',
      what: 'Hangi belge, ne zaman, personelin ne karar verdiği ve nedeni. Kameraların içine yazdıkları olmadan yeniden yapılmış, şifreli resimler; personelden kimin ne zaman açtığı.',
      long: 'Resimler karardan 30 gün sonrasına kadar, geri çekerseniz hemen silinir; hiç gönderilmeyenler 7 gün. Karar kalır.',
    },
    contact: {
      title: 'Bize yazarsınız',
      what: 'Adınız, e-posta adresiniz, mesajınız ve dili ile ekibin yanıtı. Mesajı taşıyan bir e-posta işletmecinin gelen kutusuna gider.',
      long: 'İşletmeci silene kadar; istediğiniz zaman silinmesini isteyin.',
    },
    newsletter: {
      title: 'Bülteni istersiniz',
      what: 'E-posta adresiniz, bağlantılarınızın özetleri ve ne zaman doğruladığınız ya da ayrıldığınız.',
      long: 'Listede olduğunuz sürece. Doğrulanmayan ya da ayrılan bir adres, ona son e-postamızdan 7 gün sonra silinir.',
    },
    mail: {
      title: 'Size e-posta göndeririz',
      what: 'E-postanın kendisi; posta sunucusu çalışmıyorsa yeniden gönderilebilsin diye.',
      long: 'İçeriği, bir posta sunucusu teslim alana kadar. Adres ve konu, yerleşik posta kutusunda ise tamamı, 30 gün.',
    },
    limits: {
      title: 'Bir şeyi sık sık denersiniz',
      what: 'Tahmine ve yığılmaya karşı, ağ ya da e-posta adresinizin özeti altında bir sayı.',
      long: 'Yaklaşık bir gün.',
    },
    label: { what: 'Ne', long: 'Ne kadar süre' },
  },
  browser: {
    heading: 'Tarayıcınızda ne kalır',
    one: 'Giriş yapınca: oturumun erişim ve yenileme anahtarları ile kullanıcı numaranız. Seçim yapınca: dil, tema, durdurulan hareket. Hepsi çerezlerde değil, tarayıcınızın kendi deposundadır ve çıkış yapmak anahtarları siler.',
  },
  others: {
    heading: 'Başka kim görür',
    one: 'İşletmecinin personeli, her biri görevinin elverdiği kadar. İşletmeci bir posta sunucusu kurduysa e-postalar oradan geçer. Başka hiç kimse.',
  },
  rights: {
    heading: 'Haklarınız',
    one: 'Profilinizden verilerinizi görüp düzeltebilir, tümünü indirebilir ve hesabınızı kapatabilirsiniz. Başka bir konuda ya da giriş yapamıyorsanız iletişim sayfasından, hesabınızın adresiyle bize yazın.',
    two: 'Defterde olan silinemez. Kayıtları ad değil numara taşır; ad ve adres başka yerdedir ve silinebilir.',
  },
  changes: {
    heading: 'Bu sayfadaki değişiklikler',
    one: 'Her değişiklik tarihiyle burada durur.',
    first: 'İlk sürüm.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  privacy: 'Evenmoor hakkınızda neyi, neden ve ne kadar süre saklar; nasıl sildirirsiniz.',
}
