import type { descriptions as english } from '#messages/en/descriptions.ts'
import type { Translation } from '#messages/shape.ts'

export const descriptions: Translation<typeof english> = {
  home: 'Kripto ve forex yatırımını 10.000 deneme dolarıyla deneyin. Sonuçlar negatif olabilir, ücretler önce gösterilir ve hiçbir söz verilmez.',
  picture: 'Yatırımın nasıl hissettirdiğini size pahalıya mal olmadan öğrenin.',
  about:
    'Evenmoor’u kim yapıyor, ne değildir, simülasyon nasıl çalışır ve kendiniz neyi kontrol edebilirsiniz. Yalnızca deneme parası.',
  contact: 'Bu siteyi işletenlere yazın. Her mesaj saklanır ve bir referans numarası alır.',
  faq: 'On açık yanıt: deneme parası, günlük oranlar, zararlar, tek ücret, çekimler, güvenlik ve destek.',
  terms:
    'Evenmoor’u kullanma koşulları: yalnızca deneme parası, 18 yaş ve üzeri, planlar ve aralıklar, %1 çekim ücreti.',
  privacy: 'Evenmoor hakkınızda neyi, neden ve ne kadar süre saklar; nasıl sildirirsiniz.',
  risks: 'Gerçek kripto ve forex riskleri iki dakikada; deneme neyi öğretir, neyi öğretemez.',
  results: 'Her planın her günlük sonucu, yayımlanan özetler ve kendi tarayıcınızda bir denetim.',
  signup:
    'Ücretsiz bir deneme hesabı açın: bir e-posta adresi, yaklaşık iki dakika; kart ve cüzdan gerekmez.',
  login: 'Evenmoor deneme hesabınıza giriş yapın.',
  forgotPassword: 'Evenmoor deneme hesabınıza yeni parola belirlemek için bağlantı alın.',
  resetPassword: 'Evenmoor deneme hesabınıza yeni parola belirleyin.',
  logout: 'Evenmoor deneme hesabınızdan çıkış yapın.',
  staffLink: 'Size verilen bağlantıyla personel olarak giriş yapın.',
  notMe:
    'Yapmadığınız bir şeyi bildiren e-postanın ardından Evenmoor hesabınızın bütün cihazlarından çıkış yapın.',
  undoEmailChange: 'Evenmoor hesabınızın eski e-posta adresini geri getirin.',
  newsletterConfirm: 'Evenmoor bültenini istediğinizi doğrulayın.',
  newsletterUnsubscribe: 'Evenmoor bülteninden ayrılın.',
}
