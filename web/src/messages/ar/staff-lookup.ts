import type { staffLookup as english } from '#messages/en/staff-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const staffLookup: Translation<typeof english> = {
  title: 'البحث عن دفعة',
  label: 'معرّف المعاملة (hash)',
  malformed: 'يتكوّن المعرّف من 64 رقمًا وحرفًا من a إلى f. انسخه كاملًا من محفظتك.',
  look: 'ابحث',
  busy: 'جارٍ البحث…',
  paused: 'لم تُسأل لأنها متوقفة: {networks}. ابحث مجددًا حين تعود.',
  elsewhere: 'على {networks}، لكنها لا تدفع أيًا من طلبات هذا المستثمر.',
  unknown: 'ليست على {networks}.',
  withoutIndex:
    'عقدة {networks} لا تحفظ فهرسًا لكل المعاملات: لا يُعثر فيها على المؤكدة التي لم تدفع إلى عنوان لنا.',
  own: '{amount}، ‏{done} من {needed} تأكيدات: {state}',
  checkout: 'طلب الدفع',
  states: {
    seen: 'مرئية',
    confirming: 'قيد التأكيد',
    in_review: 'قيد المراجعة',
    refused: 'مرفوضة',
    credited: 'مقيَّدة',
    dropped: 'أسقطتها الشبكة',
    reversed: 'مسترجَعة',
    waiting: 'على الشبكة ولم تُسجَّل بعد',
    wrong_coin: 'عملة غير المطلوبة: تلزم مراجعة',
  },
}
