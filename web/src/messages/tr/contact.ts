import type { contact as english, descriptions as englishDescriptions } from '#messages/en/contact.ts'
import type { Translation } from '#messages/shape.ts'

export const contact: Translation<typeof english> = {
  title: 'İletişim',
  lead: 'Sorun, şikâyet edin ya da neyin yanlış olduğunu söyleyin. Her mesajı saklar ve ona bir referans veririz.',
  name: 'Ad',
  email: 'E-posta',
  emailHint: 'Bu adrese yanıt veririz.',
  message: 'Mesaj',
  messageHint: 'En fazla {max} karakter. Bize asla parola ya da kod göndermeyin.',
  left: '{left, plural, =0 {Karakter kalmadı} one {# karakter kaldı} other {# karakter kaldı}}',
  over: '{over, plural, one {# karakter fazla} other {# karakter fazla}}',
  submit: 'Mesajı gönder',
  busy: 'Gönderiliyor…',
  failed: 'Mesaj gönderilemedi.',
  kept: 'Yazdıklarınız hâlâ burada.',
  sent: 'Teşekkürler. Mesajınızı aldık, referans {reference}.',
  sentNote: 'Referansı saklayın. Biri mesajı okuyunca e-postayla yanıt veririz.',
  last: 'Son mesajınızın referansı: {reference}.',
  trap: 'Bu alanı boş bırakın',
  other: {
    heading: 'Diğer yollar',
    email: 'E-postayla destek',
    phone: 'Telefon',
    telegram: 'Telegram',
    address: 'Adres',
    hours: 'Burada nöbet düzeni kurulu değil, bu yüzden saat sözü vermiyoruz.',
    example: 'Örnek: işletmeci henüz kendi bilgisini girmedi.',
    safety: 'Buradan hiç kimse sizden parola, kod ya da ödeme istemez. İsteyen biz değiliz.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  contact: 'Bu siteyi işletenlere yazın. Her mesaj saklanır ve bir referans numarası alır.',
}
