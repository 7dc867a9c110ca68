import type { checkoutMore as english } from '#messages/en/checkout-more.ts'
import type { Translation } from '#messages/shape.ts'

export const checkoutMore: Translation<typeof english> = {
  paused: {
    title: '{coin} duraklatıldı',
    since: '{time} tarihinden beri',
    unreachable: 'Şu anda ağına ulaşamıyoruz.',
    wrong_network: 'Düğümümüz başka bir ağda olduğunu söylüyor.',
    stalled: 'Ağı çok uzun süredir yeni blok üretmedi.',
    went_back: 'Düğümümüz öncekinden az blok gösteriyor.',
    inconsistent: 'Düğümümüzün söyledikleri birbirini tutmuyor.',
    unread: 'Ağını henüz okumadık.',
    safe: 'Gönderdiğiniz, duraklama bitince gönderdiğiniz andaki sabit fiyattan hesaba geçer.',
    next: 'Devam edene kadar yeni bir şey göndermeyin ya da başka bir coin seçin.',
    button: '{coin} duraklatılmışken olmaz',
    tag: 'Duraklatıldı',
  },
  controls: {
    tooLittle: 'Kalanın yarısını öder. Hesaba geçer, gerisi ödenecek kalır.',
    tooMuch: 'Onda bir fazla öder. Tümü hesaba geçer.',
    twice: 'Kalanı, sonra tamamını bir kez daha öder. İkisi de hesaba geçer.',
    late: 'Sabit fiyatı şimdi bitirir, sonra öder. O anın fiyatından hesaba geçer.',
    lateDo: 'Geç öde',
    endHoldDo: 'Fiyatın süresini bitir',
    endHold: 'Sabit fiyatı şimdi bitirir; böylece yeni fiyat alabilirsiniz.',
    undoDo: 'Ödemeleri zincirden düşür',
    undo: 'En yeni blokları, ödemeleriniz olmayan bloklarla değiştirir. Hesaba geçen geri alınır; o zaman çekimleriniz ekip bakana kadar bekler. Coinler deneme cüzdanınıza döner.',
    busy: 'İşleniyor…',
  },
  hold: {
    when: 'Son 5 dakikada ve sonrasında istediğiniz an yeni fiyat alabilirsiniz.',
    held: 'Yeni fiyat alındı. Aynı adrese {amount} gönderin.',
    sent: 'Gönderdiniz mi? Yine de hesaba geçer. Ağa fiyat bittikten sonra ulaştıysa, gördüğümüz anın fiyatından.',
    askedFor: 'Bu fiyattan istenen',
    dueLater: 'Yeni fiyat alınınca belli olur',
    stale:
      'Sunucumuz yanıt vermiyor. Rakamlar {time} saatine ait. Gönderdiğiniz güvende ve bu sayfa kendiliğinden devam eder.',
  },
  test: {
    networkWarning: 'Yalnızca bu ağda {coin}: {network}. Başka ağda gönderilen kaybolur.',
    address: 'Adres',
    qr: '{network} ağında ödemek için QR kodu. Üzerinde TEST yazar.',
    noLink: 'Bu ağın cüzdanlar için bağlantısı yok. Miktarı ve adresi kopyalayın.',
    confirm: 'Ağ onu blok blok doğrular.',
  },
  open: {
    title: 'Açık ödeme sayfalarınız',
    row: '{coin} ile {amount}',
    until: 'Fiyat {time} saatine kadar sabit',
  },
}
