import type { errors as english } from '#messages/en/errors.ts'
import type { Translation } from '#messages/shape.ts'

export const errors: Translation<typeof english> = {
  generic: 'Bu işe yaramadı. Tekrar deneyin.',
  signedOut: 'Oturumunuz kapandı. Devam etmek için giriş yapın.',
  tooManySoon: 'Çok sık denediniz. Bir dakika bekleyin, sonra tekrar deneyin.',
  unavailable: 'Bizim tarafta bir sorun oldu. Tekrar deneyin.',
  unreachable: 'Sunucuya ulaşamadık. Bağlantınızı kontrol edin ve tekrar deneyin.',
  unknownOutcome:
    'Bunun gerçekleşip gerçekleşmediğini henüz bilmiyoruz. Kontrol ediyoruz. İki kez göndermeyin.',
  notProven: 'Siz olduğunuzu onaylamadınız; hiçbir şey değişmedi.',
  page: {
    title: 'Bu sayfa yüklenmedi',
    lead: 'Bizim tarafta bir şeyler ters gitti.',
    reload: 'Sayfayı yeniden yükle',
  },
}
