import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'انتقل إلى المحتوى',
  show: 'إظهار',
  hide: 'إخفاء',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  optional: 'اختياري',
  close: 'إغلاق',
  problemSummary: 'هناك مشكلة',
  riskStrip: {
    label: 'تحذير من المخاطر',
    lead: 'مخاطرة عالية.',
    text: 'قد تخسر في العملات المشفرة والفوركس الحقيقية كل المال الذي وضعته، ولا ينبغي أن تتوقع أي حماية.',
    link: 'اقرأ المخاطر (دقيقتان)',
  },
  change: {
    up: 'ارتفاع',
    down: 'انخفاض',
    none: 'بلا تغيير',
  },
  timer: {
    left: 'بقي {minutes, plural, =0 {} one {دقيقة واحدة } two {دقيقتان } few {# دقائق } many {# دقيقة } other {# دقيقة }}{seconds, plural, =0 {} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
    over: 'انتهى الوقت',
  },
  preview: 'تعرّف على شعور الاستثمار، قبل أن يكلفك.',
}
