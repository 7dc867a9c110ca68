import type { position as english } from '#messages/en/position.ts'
import type { Translation } from '#messages/shape.ts'

export const position: Translation<typeof english> = {
  title: 'مركز {plan}',
  titlePlain: 'مركز',
  back: 'الرئيسية',
  opened: 'مركزك مفتوح',
  openedText: 'أول نتيجة يومية له ليوم {day} (UTC). وقد تكون النتيجة سالبة.',
  value: 'القيمة الآن',
  putIn: 'ما وضعته',
  results: 'النتائج حتى الآن',
  openedAt: 'فُتح في',
  closedAt: 'أُغلق في',
  firstResult: 'يوم أول نتيجة',
  status: { open: 'مفتوح', closed: 'مغلق' },
  redeem: {
    title: 'استرداد المال',
    text: 'ينتقل كله، {amount}، إلى رصيدك المتاح فورًا. وهذا مجاني.',
    button: 'استرد {amount}',
    busy: 'جارٍ الاسترداد…',
    done: 'المال في رصيدك المتاح',
    withdraw: 'اسحبه',
  },
  missing: {
    title: 'لم نجد هذا المركز',
    text: 'قد يخص حسابًا آخر.',
    action: 'إلى الرئيسية',
  },
}
