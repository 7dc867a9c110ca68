import type { receipt as english } from '#messages/en/receipt.ts'
import type { Translation } from '#messages/shape.ts'

export const receipt: Translation<typeof english> = {
  title: 'إيصال',
  view: 'عرض الإيصال',
  print: 'طباعة',
  back: 'العودة إلى طلب الدفع',
  practice: 'تدريب: ليست نقودًا حقيقية',
  testCoins: 'شبكة اختبار: عملات بلا قيمة',
  notYet: 'لم يُسوَّ هذا الطلب بعد. يعرض الإيصال الحال الآن.',
  asked: 'المطلوب',
  credited: 'المقيَّد',
  settled: 'تمت التسوية',
  network: 'الشبكة',
  account: 'الحساب',
  payments: 'الدفعات',
  payment: 'الدفعة {number}',
  none: 'لم تُر أي دفعة.',
  amount: 'المبلغ',
  seenAt: 'أول رؤية',
  held: 'السعر محجوز من {from} إلى {until}',
  latePrice: 'متأخرة: سعر لحظة رؤيتها أول مرة',
  confirmations: 'التأكيدات',
  transfer: 'القيد في دفتر الأستاذ',
  state: 'الحالة',
  states: {
    seen: 'مرئية',
    confirming: 'قيد التأكيد',
    credited: 'مقيَّدة',
    dropped: 'أسقطتها الشبكة',
    reversed: 'مسترجَعة',
  },
}
