import type { identityReasons as english } from '#messages/en/identity-reasons.ts'
import type { Translation } from '#messages/shape.ts'

export const identityReasons: Translation<typeof english> = {
  unreadable: {
    title: 'Okunamıyor',
    text: 'Resim okunamıyor: bulanık, çok karanlık ya da bir bölümü kapalı. Gün ışığında, belgenin tamamı net olacak şekilde yeniden çekilmeli.',
  },
  cut_off: {
    title: 'Kesik',
    text: 'Belgenin bir bölümü resimde yok. Dört köşesi de görünecek şekilde yeniden çekilmeli.',
  },
  expired: {
    title: 'Süresi geçmiş',
    text: 'Belgenin süresi geçmiş. Geçerli bir belge gönderilmeli.',
  },
  name_differs: {
    title: 'Başka ad',
    text: 'Belgedeki ad hesaptaki ad değil. Profilde ad değiştirilmeli ya da aynı adla bir belge gönderilmeli.',
  },
  other_document: {
    title: 'Başka belge',
    text: 'Bu bir pasaport, kimlik kartı ya da sürücü belgesi değil ya da seçilen belge değil. Bunlardan biri gönderilmeli.',
  },
  altered: {
    title: 'Değiştirilmiş',
    text: 'Resimde değiştirilme izleri var. Çekildiği gibi gönderilmeli.',
  },
}
