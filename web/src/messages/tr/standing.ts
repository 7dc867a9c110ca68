import type { standing as english } from '#messages/en/standing.ts'
import type { Translation } from '#messages/shape.ts'

export const standing: Translation<typeof english> = {
  state: {
    locked: 'Hesabınız kilitli.',
    suspended: 'Hesabınız askıya alındı.',
  },
  why: {
    unusual_activity: 'Hesapta olağan dışı bir hareket gördük.',
    owner_request: 'Hesabın sahibi bunu istedi.',
    terms: 'Koşullarımıza uyulup uyulmadığını inceliyoruz.',
    legal_request: 'Yasal bir talebe yanıt vermemiz gerekiyor.',
  },
  balance: 'Bakiyenize dokunulmadı.',
  works:
    'Her şeyi görebilir, verilerinizi dışa aktarabilir, pozisyonlardan para geri alabilir ve para çekme talep edebilirsiniz. Yoldaki ödemeler yine hesabınıza geçer. Diğer her şey bekler.',
  review: 'En geç {at} tarihine kadar yeniden bakacağız.',
  overdue: '{at} tarihine kadar yeniden bakacağımızı söylemiştik, geciktik.',
  reference: 'Referans',
  appeal: 'Bunun yanlış olduğunu düşünüyorsanız desteğe yazın ve referansı verin.',
  support: 'Desteğe yaz',
  message: 'Hesabım hakkında, referans {reference}:',
  see: 'Hesabımı gör',
  seeing: 'Açılıyor…',
}
