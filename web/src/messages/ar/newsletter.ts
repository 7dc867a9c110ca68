import type { newsletter as english, descriptions as englishDescriptions } from '#messages/en/newsletter.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletter: Translation<typeof english> = {
  missing: 'هذا الرابط غير كامل. افتحه من رسالتنا مرة أخرى.',
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  home: 'اذهب إلى الصفحة الرئيسية',
  confirm: {
    title: 'تأكيد النشرة',
    lead: 'اضغط الزر فيصبح عنوانك في القائمة.',
    submit: 'تأكيد',
    busy: 'جارٍ التأكيد…',
    done: 'أنت الآن في القائمة.',
    doneNote: 'الرسالة التي أوصلتك إلى هنا فيها أيضًا رابط للمغادرة متى شئت.',
  },
  unsubscribe: {
    title: 'مغادرة النشرة',
    lead: 'اضغط الزر فلا نرسل إلى عنوانك شيئًا بعد الآن.',
    submit: 'إلغاء الاشتراك',
    busy: 'جارٍ إلغاء الاشتراك…',
    done: 'لم تعد في القائمة.',
    doneNote: 'يُحذف عنوانك خلال 7 أيام من آخر رسالة منا إليك.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  newsletterConfirm: 'أكّد أنك تريد نشرة Evenmoor.',
  newsletterUnsubscribe: 'اترك نشرة Evenmoor.',
}
