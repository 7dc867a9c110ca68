import type { standing as english } from '#messages/en/standing.ts'
import type { Translation } from '#messages/shape.ts'

export const standing: Translation<typeof english> = {
  state: {
    locked: 'حسابك مقفل.',
    suspended: 'حسابك موقوف مؤقتًا.',
  },
  why: {
    unusual_activity: 'لاحظنا فيه نشاطًا غير معتاد.',
    owner_request: 'صاحبه طلب ذلك.',
    terms: 'نتحقق مما إذا كانت شروطنا قد رُوعيت.',
    legal_request: 'علينا الرد على طلب قانوني.',
  },
  balance: 'رصيدك لم يُمس.',
  works:
    'يمكنك رؤية كل شيء، وتصدير بياناتك، واسترداد المال من المراكز، وطلب السحب. وتُقيَّد المدفوعات التي في الطريق كالمعتاد. وكل ما سوى ذلك ينتظر.',
  review: 'سننظر فيه من جديد في موعد أقصاه {at}.',
  overdue: 'وعدنا بالنظر فيه من جديد في موعد أقصاه {at}، وقد تأخرنا.',
  reference: 'المرجع',
  appeal: 'إن رأيت أن هذا خطأ، فأخبر الدعم واذكر المرجع.',
  support: 'تواصل مع الدعم',
  message: 'بشأن حسابي، المرجع {reference}:',
  see: 'رؤية حسابي',
  seeing: 'جارٍ الفتح…',
}
