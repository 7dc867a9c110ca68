import type { notFound as english } from '#messages/en/not-found.ts'
import type { Translation } from '#messages/shape.ts'

export const notFound: Translation<typeof english> = {
  title: 'الصفحة غير موجودة',
  lead: 'لا يوجد شيء في هذا العنوان. تحقق من كتابته، أو ابدأ من الصفحة الرئيسية.',
  jokes: {
    first: 'اتخذت هذه الصفحة مركزًا طويل الأجل في عدم الوجود.',
    second: 'راجعنا الدفتر مرتين. الصفحة غير متوازنة.',
    third: 'لهذا العنوان صفر من التأكيدات.',
    fourth: 'حتى المطابقة لم تعثر عليها.',
    fifth: 'غادرت الصفحة دون أن تدفع رسمًا.',
  },
  pause: 'إيقاف الرسائل',
  resume: 'تشغيل الرسائل',
  goHome: 'العودة إلى الرئيسية',
}
