import type { faq as english, descriptions as englishDescriptions } from '#messages/en/faq.ts'
import type { Translation } from '#messages/shape.ts'

export const faq: Translation<typeof english> = {
  title: 'Sorular ve yanıtlar',
  lead: 'On açık yanıt. Birini açın, bir önceki kapanır.',
  fees: {
    question: 'Ne kadar tutar?',
    answer:
      'Çekim %1 tutar ve ücret bir üst sente yuvarlanır. Ücret tutardan kesilir ve teyit etmeden önce onu görürsünüz. Başka masraf yoktur. Para çekmek için kimseden asla ödeme istenmez.',
  },
  losses: {
    question: 'Bir sonuç negatif olabilir mi?',
    answer:
      'Evet. Zarar pozisyonunuzdan düşülür ve kazançla aynı yerde, aynı boyda durur. Bu kurulum, başka ayar yoksa her planın örnek oranını işler; bu yüzden günleri, gerçek piyasaların hiç olmadığı kadar iyi görünür. Gerçek hayattan aynısını beklemeyin.',
  },
  start: {
    question: 'Nasıl başlarım?',
    answer:
      'Bir e-posta adresiyle kaydolun ve gönderdiğimiz kodla doğrulayın. Altı coinin her birinden 10.000 deneme doları değerinde bir deneme cüzdanı alırsınız. Sonra bir plan ve tutar seçin ve ödeme sayfasında o cüzdandan ödeyin.',
  },
  identity: {
    question: 'Kimliğimi kontrol ediyor musunuz?',
    answer:
      'Profilinizde deneyebilirsiniz: bir belgenin resmini gönderirsiniz, personel bakar, kararı size e-postayla yazarız. Burada hiçbir şey buna bağlı değildir, çünkü bütün para deneme parasıdır. Gerçek bir belge değil, sayfanın çizdiği örnek resmi kullanın. Resimler karardan 30 gün sonra silinir.',
  },
  security: {
    question: 'Hesabım nasıl korunuyor?',
    answer:
      'Parolanızı yalnızca Argon2id özeti olarak saklar ve kolay parolaları reddederiz. Profilinizden girişe ikinci bir adım (doğrulama uygulaması) ya da geçiş anahtarı ekleyebilir, her oturumu görüp sonlandırabilirsiniz. Değişiklikleri e-postayla bildiririz.',
  },
  referral: {
    question: 'İnsanları davet etmenin bir bonusu var mı?',
    answer:
      'Bonusların açık olduğu yerde, kodunuzla kaydolan biri ilk kez yatırım yaptığında sizin için bir bonus not edilir. Nakit değeri olmayan deneme kredisidir ve bir yönetici inceleyip doğrulamadan çekilemez. Hesabınızdaki “Davetler” sayfası açık olup olmadığını söyler ve kuralları gösterir.',
  },
  support: {
    question: 'Desteğe nasıl ve ne zaman ulaşırım?',
    answer:
      'Bize iletişim sayfasından yazın. Mesajınız saklanır ve hemen bir referans numarası alır. İnsanlar yanıtlayabildiklerinde yanıtlar: burada nöbet düzeni kurulu olmadığı için saat sözü vermiyoruz.',
  },
  more: {
    title: 'Sorunuz burada yok mu?',
    text: 'Bize sorun. Mesajınız bir referans numarası alır.',
    button: 'Desteğe yaz',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  faq: 'On açık yanıt: deneme parası, günlük oranlar, zararlar, tek ücret, çekimler, güvenlik ve destek.',
}
