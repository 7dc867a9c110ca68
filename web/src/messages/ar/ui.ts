import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'انتقل إلى المحتوى',
  show: 'إظهار',
  hide: 'إخفاء',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  optional: 'اختياري',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'النسخ محظور هنا. حدّد النص بدلًا من ذلك.',
  close: 'إغلاق',
  test: 'TEST',
  min: 'الحد الأدنى',
  max: 'الحد الأقصى',
  problemSummary: 'هناك مشكلة',
  riskStrip: {
    label: 'تحذير من المخاطر',
    lead: 'مخاطرة عالية.',
    text: 'قد تخسر في العملات المشفرة والفوركس الحقيقية كل المال الذي وضعته، ولا ينبغي أن تتوقع أي حماية.',
    link: 'اقرأ المخاطر (دقيقتان)',
  },
  practiceBar: {
    label: 'وضع التدريب',
    lead: 'وضع التدريب.',
    text: 'الأرصدة والمدفوعات هنا محاكاة.',
    details: 'التفاصيل',
    detailsTitle: 'هذا مال تدريبي',
    detailsText:
      'دولاراتك وعملاتك هنا مال تدريبي. لا يمكن شراؤها ولا بيعها ولا صرفها. الأسعار والمدفوعات محاكاة، وقد تكون النتائج سالبة.',
  },
  change: { up: 'ارتفاع', down: 'انخفاض', none: 'بلا تغيير' },
  timer: {
    left: 'بقي {minutes, plural, =0 {} one {دقيقة واحدة } two {دقيقتان } few {# دقائق } many {# دقيقة } other {# دقيقة }}{seconds, plural, =0 {} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
    over: 'انتهى الوقت',
  },
  confirmations:
    '{done} من {needed, plural, zero {# تأكيد} one {تأكيد واحد} two {تأكيدين} few {# تأكيدات} many {# تأكيدًا} other {# تأكيد}}',
  progress: { done: 'تم', current: 'الحالي', todo: 'لاحقًا' },
  step: 'الخطوة {current} من {count}',
}
