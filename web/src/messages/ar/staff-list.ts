import type { staffList as english } from '#messages/en/staff-list.ts'
import type { Translation } from '#messages/shape.ts'

export const staffList: Translation<typeof english> = {
  count: '{count, plural, =0 {لا شيء} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
  countMore: 'أكثر من {max, number} صف',
  checked: 'آخر تحقق {time}',
  more: 'تحميل المزيد',
  moreBusy: 'جارٍ التحميل…',
  noMatch: 'لا شيء يطابق',
  clear: 'مسح عوامل التصفية',
  stale: 'أرقام من {time}. لم نتمكن من تحميل الأحدث.',
  loadFailed: 'لم يتم تحميل هذا',
  notStaff: {
    title: 'هذه الصفحة للموظفين',
    text: 'أنت مسجّل الدخول، لكن ليس بصفة موظف. افتح الرابط لمرة واحدة الذي أعطاك إياه المشغّل.',
    action: 'اذهب إلى لوحة التحكم',
  },
  notAllowed: 'هذه الصفحة غير متاحة لك',
  back: 'العودة إلى القائمة',
  missing: 'لا يوجد شيء بهذا المرجع',
  missingText: 'تحقق من العنوان بحثًا عن خطأ كتابي، أو اختر صفًا من القائمة.',
  csv: { save: 'حفظ بصيغة CSV', busy: 'جارٍ التحضير…', saved: 'تم حفظ ملف CSV' },
}
