import type { statements as english } from '#messages/en/statements.ts'
import type { Translation } from '#messages/shape.ts'

export const statements: Translation<typeof english> = {
  title: 'كشوف الحساب',
  lead: 'كشف لكل شهر: ما كان، وكل معاملة، وما هو الآن.',
  back: 'العودة إلى المعاملات',
  month: 'الشهر',
  opening: 'الرصيد الافتتاحي',
  change: 'التغيّر',
  closing: 'الرصيد الختامي',
  transactions: 'المعاملات',
  soFar: 'حتى الآن',
  pdf: 'PDF',
  csv: 'CSV',
  pdfOf: 'حفظ {month} بصيغة PDF',
  csvOf: 'حفظ {month} بصيغة CSV',
  busy: 'جارٍ التحضير…',
  saved: '{month} في تنزيلاتك.',
  emptyTitle: 'لا كشوف بعد',
  emptyText: 'يبدأ الأول مع أول معاملة لك.',
  verify: 'تحقق من كشف',
  verifyText: 'كل ملف PDF موقّع. يمكن لأي شخص التحقق من أنه من هنا ولم يتغيّر.',
  mail: {
    title: 'بالبريد',
    label: 'أخبرني بالبريد كل شهر',
    on: 'مفعّل',
    off: 'معطّل',
    text: 'عند انتهاء شهر تصلك رسالة فيها رابط إلى كشفه. يصل الأحدث خلال ساعة.',
  },
  caption: 'كشوف حسابك، الأحدث أولًا',
}
