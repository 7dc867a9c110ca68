import type { parts as english } from '#messages/en/parts.ts'
import type { Translation } from '#messages/shape.ts'

export const parts: Translation<typeof english> = {
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'النسخ محظور هنا. حدّد النص بدلًا من ذلك.',
  stillWorking: 'ما زلنا نعمل…',
  test: 'TEST',
  min: 'الحد الأدنى',
  max: 'الحد الأقصى',
  practiceBar: {
    label: 'وضع التدريب',
    lead: 'وضع التدريب.',
    text: 'الأرصدة والمدفوعات هنا محاكاة.',
    details: 'التفاصيل',
    detailsTitle: 'هذا مال تدريبي',
    detailsText:
      'دولاراتك وعملاتك هنا مال تدريبي. لا يمكن شراؤها ولا بيعها ولا صرفها. الأسعار والمدفوعات محاكاة، وقد تكون النتائج سالبة.',
  },
  confirmations:
    '{done} من {needed, plural, zero {# تأكيد} one {تأكيد واحد} two {تأكيدين} few {# تأكيدات} many {# تأكيدًا} other {# تأكيد}}',
  progress: {
    done: 'تم',
    current: 'الحالي',
    todo: 'لاحقًا',
  },
  step: 'الخطوة {current} من {count}',
}
