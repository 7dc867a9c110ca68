import type { newsletter as english, descriptions as englishDescriptions } from '#messages/en/newsletter.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletter: Translation<typeof english> = {
  missing: 'Bu bağlantı eksik. E-postamızdan yeniden açın.',
  failed: 'Bu işe yaramadı. Tekrar deneyin.',
  home: 'Ana sayfaya git',
  confirm: {
    title: 'Bülteni doğrulayın',
    lead: 'Düğmeye basın, adresiniz listeye girsin.',
    submit: 'Doğrula',
    busy: 'Doğrulanıyor…',
    done: 'Listedesiniz.',
    doneNote: 'Sizi buraya getiren e-postada, istediğiniz an ayrılmanız için bağlantı da vardır.',
  },
  unsubscribe: {
    title: 'Bültenden ayrılın',
    lead: 'Düğmeye basın, adresinize başka bir şey göndermeyelim.',
    submit: 'Abonelikten çık',
    busy: 'Çıkılıyor…',
    done: 'Artık listede değilsiniz.',
    doneNote: 'Adresiniz, size son e-postamızdan sonra 7 gün içinde silinir.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  newsletterConfirm: 'Evenmoor bültenini istediğinizi doğrulayın.',
  newsletterUnsubscribe: 'Evenmoor bülteninden ayrılın.',
}
