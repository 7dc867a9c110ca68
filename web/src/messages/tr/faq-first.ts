import type { faqFirst as english } from '#messages/en/faq-first.ts'
import type { Translation } from '#messages/shape.ts'

export const faqFirst: Translation<typeof english> = {
  heading: 'Önce sorulan sorular',
  all: 'On sorunun ve yanıtın tümü',
  money: {
    question: 'İşin içinde gerçek para var mı?',
    answer:
      'Hayır. Buradaki her dolar ve her coin deneme parasıdır. Gerçek para yatırmanın yolu yoktur: ödeme ağı bu sitenin içinde bir simülasyondur, adresleri PRACTICE- ile başlar ve hiçbir gerçek cüzdan onlara ödeme yapamaz.',
  },
  rate: {
    question: 'Bir plandaki oran ne demek?',
    answer:
      'Simülasyonun bir ayarıdır: yalnızca deneme parası için örnek bir orandır, tahmin değildir. Günde %2,5, bir yıl boyunca tekrarlanırsa ×8.207 eder. Yasal hiçbir yatırım bunu ödemez. Böyle bir teklifle karşılaşınca tanıyın diye gösteriyoruz.',
  },
  leave: {
    question: 'Deneme parasını nasıl geri çıkarırım?',
    answer:
      'Önce plandan geri alın, sonra bir deneme adresine çekim isteyin. BEP20 ağının deneme biçiminde, deneme USDT’si olarak ödenir. Personel her isteği inceler. Onaylanana kadar isteği kendiniz geri alabilirsiniz.',
  },
}
