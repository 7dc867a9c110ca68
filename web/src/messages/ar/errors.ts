import type { errors as english } from '#messages/en/errors.ts'
import type { Translation } from '#messages/shape.ts'

export const errors: Translation<typeof english> = {
  generic: 'لم ينجح ذلك. حاول مرة أخرى.',
  signedOut: 'تم تسجيل خروجك. سجّل الدخول للمتابعة.',
  tooManySoon: 'محاولات كثيرة جدًا. انتظر دقيقة ثم حاول مرة أخرى.',
  unavailable: 'حدث خلل من جهتنا. حاول مرة أخرى.',
  unreachable: 'لم نتمكن من الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.',
  unknownOutcome: 'لا نعرف بعد هل تم ذلك. نحن نتحقق. لا ترسله مرتين.',
  notProven: 'لم تؤكد أنك أنت، لذلك لم يتغير شيء.',
  page: {
    title: 'لم تُحمَّل هذه الصفحة',
    lead: 'حدث خلل من جهتنا.',
    reload: 'أعد تحميل الصفحة',
  },
}
