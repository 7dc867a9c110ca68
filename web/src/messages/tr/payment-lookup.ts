import type { paymentLookup as english } from '#messages/en/payment-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const paymentLookup: Translation<typeof english> = {
  open: 'Ödedim ama bir şey görünmüyor',
  text: 'Cüzdanınızdaki işlem özetini (hash) girin, bildiğimizi söyleyelim.',
  label: 'İşlem özeti (hash)',
  malformed: 'İşlem özeti 64 rakam ve a–f arası harften oluşur. Cüzdanınızdan tamamını kopyalayın.',
  look: 'Ara',
  busy: 'Aranıyor…',
  own: {
    waiting:
      '{amount} ağa ulaştı: {needed} doğrulamadan {done}. Sonraki okumada, saniyeler içinde ödeme sayfanızda görünür.',
    seen: '{amount} görüyoruz. {needed} doğrulamadan {done} var; tamamlanınca hesaba geçer.',
    in_review:
      '{amount} geldi ve inceleniyor: bu büyüklükteki ödemeler, ekibimizden iki kişi onayladıktan sonra hesaba geçer.',
    refused: '{amount} geldi ama hesaba geçmedi. Nedeni ödeme sayfasında yazıyor.',
    credited: '{amount} hesabınıza geçti.',
    dropped:
      'Ağ, {amount} tutarındaki bu ödemeyi doğrulamadan düşürdü; hesaba geçmedi. Yerini başka bir ödeme aldı mı, cüzdanınızdan bakın.',
    reversed:
      'Ağ, {amount} tutarındaki bu ödemeyi hesaba geçtikten sonra geri aldı; bu yüzden tutar da geri alındı.',
    wrong_coin:
      '{amount} geldi ama istenenden başka bir coinle. Saklanıyor, ekibimiz bakıyor. İşlem özetiyle desteğe yazın.',
  },
  toCheckout: 'Ödeme sayfasını aç',
  elsewhere:
    'Bu işlem {networks} üzerinde, ama hiçbir ödeme sayfanızı ödemiyor. Cüzdanınızdaki adresi ödeme sayfanızdakiyle karşılaştırın. Başka adrese gittiyse yalnızca o adresin sahibi geri gönderebilir. Cüzdanınız başarısız gösteriyorsa hiçbir şey gönderilmemiştir.',
  unknown:
    'Bu işlem {networks} üzerinde yok. Başka ağda olabilir ya da henüz gönderilmemiştir. Cüzdanınızdan bakın, birkaç dakika sonra yine arayın.',
  withoutIndex:
    'Bulamadık. Ama {networks} üzerinde düğümümüz başka adreslere yapılmış doğrulanmış ödemeleri bulamaz. Cüzdanınız doğrulanmış gösteriyorsa işlemi o ağın herkese açık blok gezgininde açın ve gittiği adresi ödeme sayfanızdakiyle karşılaştırın. Aynıysa hash ile desteğe yazın.',
  paused: 'Duraklatıldığı için sorulmadı: {networks}. Devam edince yine arayın.',
  support: 'Desteğe yaz',
  practiceNetwork: 'deneme ağı',
}
