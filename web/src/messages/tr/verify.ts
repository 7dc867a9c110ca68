import type { descriptions as englishDescriptions, verify as english } from '#messages/en/verify.ts'
import type { Translation } from '#messages/shape.ts'

export const verify: Translation<typeof english> = {
  title: 'Bir özeti doğrula',
  lead: 'PDF dosyasını seçin. Bu tarayıcıda doğrulanır, hiçbir yere gönderilmez.',
  file: 'Hesap özeti',
  fileHint: 'Hesap özetleri sayfasından kaydedilmiş bir PDF dosyası',
  check: 'Doğrula',
  busy: 'Doğrulanıyor…',
  genuine: {
    title: 'Bu özet gerçek',
    text: 'Burada imzalandı ve o zamandan beri tek bayt değişmedi.',
  },
  changed: {
    title: 'Bu dosya değiştirilmiş',
    text: 'Burada imzalanmış ama artık eskisi gibi değil. İçindeki hiçbir şeye güvenmeyin.',
  },
  other_key: {
    title: 'İmza başkasının',
    text: 'Dosya bu sitenin anahtarıyla imzalanmamış. Size verene hangi siteden olduğunu sorun.',
  },
  truncated: {
    title: 'Dosyanın sonu eksik',
    text: 'Büyük olasılıkla tam kaydedilmedi. Yeniden kaydedip onu doğrulayın.',
  },
  no_pdf: {
    title: 'Bu bir PDF değil',
    text: 'Özeti kaydedildiği gibi seçin. Resmi ya da metni doğrulanamaz.',
  },
  no_statement: {
    title: 'Bu bir hesap özeti değil',
    text: 'Dosya bir PDF ama Evenmoor hesap özeti değil.',
  },
  failed:
    'Bu sitenin anahtarı okunamadı, bu yüzden hiçbir şey doğrulanmadı. Dosyanız hâlâ burada. Yeniden deneyin.',
  facts: {
    title: 'Özetin söyledikleri',
    holder: 'Sahibi',
    period: 'Dönem',
    mode: 'Para',
    practice: 'Deneme parası',
    test: 'Test ağlarının coinleri',
    opening: 'Açılış bakiyesi',
    closing: 'Kapanış bakiyesi',
    fees: 'Ücretler',
    transactions: 'İşlemler',
    until: 'Bitiş',
  },
  receipt: {
    genuine: 'Bu makbuz gerçek',
    title: 'Makbuzda yazanlar',
    asked: 'İstenen',
    credited: 'Hesaba geçen',
    settled: 'Tamamlandı',
    checkout: 'Ödeme sayfası',
    payments: 'Ödemeler',
  },
  payout: {
    amount: 'Çekeceğiniz',
    fee: 'Ücretimiz (%1)',
    net: 'Alacağınız',
    confirmed: 'Doğrulandı',
    address: 'Adres',
    network: 'Ağ',
    transaction: 'Ağ işlemi',
    withdrawal: 'Çekim',
  },
  howTitle: 'Nasıl çalışır',
  how: 'Her özet, önündeki her bayt üzerinden bir Ed25519 imzasıyla biter. Bir rakamı değiştiren onu bozar.',
  key: 'Açık anahtar',
  keyText: 'Özetleri bu sayfa olmadan doğrulamak için saklayın:',
  offline: 'npm run ops -- verify-statement FILE --key …',
  script: 'Bu doğrulama JavaScript ister. Yoksa aşağıdaki komutu kullanın.',
  needed: 'Önce bir dosya seçin.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  verifyStatement:
    'Bir Evenmoor hesap özetinin gerçek ve değişmemiş olduğunu tarayıcınızda doğrulayın. Dosya gönderilmez.',
}
