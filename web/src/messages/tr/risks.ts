import type { risks as english, descriptions as englishDescriptions } from '#messages/en/risks.ts'
import type { Translation } from '#messages/shape.ts'

export const risks: Translation<typeof english> = {
  title: 'İki dakikada riskler',
  lead: 'Burada yalnızca deneme parası kaybedebilirsiniz. Gerçek kripto ve forex farklıdır. Gerçek parayı herhangi bir yere koymadan önce bunu okuyun.',
  summary: {
    all: 'Koyduğunuz paranın tamamını kaybedebilirsiniz.',
    protection: 'Bir şey ters giderse kimsenin sizi korumasını beklememelisiniz.',
    promise: 'Kimse size dürüstçe bir oran vadedemez.',
    practice: 'Deneme parasıyla başarılı olmak gerçek para hakkında az şey söyler.',
  },
  lose: {
    heading: 'Her şeyi kaybedebilirsiniz',
    one: 'Kripto varlıkların fiyatı günler içinde yarıya, kalıcı olarak da sıfıra inebilir. Dövizler daha az oynar, ama forex çoğunlukla borç parayla yapılır: küçük bir hareket, yatırdığınız her şeyi alıp götürebilir.',
  },
  protection: {
    heading: 'Koruma beklemeyin',
    one: 'Mevduat sigortası ve hakem kurulları kriptoyu çoğunlukla kapsamaz. Bir site kapanır, soyulur ya da paranızı alıkoyarsa başvuracak kimseniz olmayabilir.',
    two: 'Kripto ile yapılan ödeme geri çağrılamaz. Yanlış ağdan gönderilen coin çoğu zaman kaybolur.',
  },
  liquidity: {
    heading: 'İstediğiniz zaman çıkamayabilirsiniz',
    one: 'Alıcı bulunmayabilir, ağ yavaş olabilir ve site çekimleri durdurabilir. Ekrandaki fiyat elinizdeki para değildir.',
  },
  complex: {
    heading: 'Anlaması zor olabilir',
    one: 'Bir sonucun nereden geldiğini kendi sözlerinizle açıklayamıyorsanız uzak durun. Kendiniz araştırın ve satacak bir şeyi olmayan birine sorun.',
  },
  basket: {
    heading: 'Her şeyi tek yere koymayın',
    one: 'Yaygın bir kural, yüksek riskli yatırımları varlığınızın onda birinin altında tutmaktır. Kira, yiyecek ya da borç parasını asla kullanmayın.',
  },
  warning: {
    heading: 'Soygunun işaretleri',
    one: 'Her gün için kesin olduğu söylenen bir oran. Günde %2,5, yılda ×8.207 ederdi.',
    two: 'Hızla büyüyen bir bakiye ve para çekmeden önce ödenecek bir ücret ya da vergi.',
    three: 'Hemen karar verme baskısı, ilk yazan yabancılar ve arkadaş getirmenin ödülleri.',
    four: 'Kimsenin kontrol edemediği adlar, lisanslar ve yorumlar.',
  },
  practice: {
    heading: 'Deneme neyi öğretir, neyi öğretemez',
    one: 'Burada ücretlerin, zararların ve çekimlerin nasıl işlediğini öğrenebilirsiniz. Kendi paranızı kaybetmenin nasıl hissettirdiğini burada öğrenemezsiniz.',
    two: 'İşletmeci başka sonuçlar işlemedikçe buradaki her gün planın örnek oranıdır. Hiçbir gerçek piyasa böyle davranmaz.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  risks: 'Gerçek kripto ve forex riskleri iki dakikada; deneme neyi öğretir, neyi öğretemez.',
}
