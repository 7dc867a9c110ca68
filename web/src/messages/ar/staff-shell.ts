import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'لوحة الموظفين',
  brand: 'Evenmoor staff',
  mode: 'تدريب',
  modeText: 'تركيب تدريبي: لا يمكن أن يتحرك من هنا مال حقيقي.',
  logout: 'تسجيل الخروج',
  factor: {
    title: 'أضف عاملك الثاني',
    text: 'يحتاج إليه الموظفون. من دونه ينتهي عملك بعد 24 ساعة من فتح رابط المشغّل.',
    add: 'أضفه الآن',
  },
  titleSuffix: 'الموظفون، تدريب',
  pages: {
    staffResults: 'النتائج',
    staffPlans: 'الخطط',
    staffWithdrawals: 'السحوبات',
    staffPauses: 'الإيقافات',
    staffBonuses: 'المكافآت',
    staffInvestors: 'المستثمرون',
    staffMessages: 'الرسائل',
    staffSubscribers: 'النشرة',
    staffReconciliation: 'المطابقة',
    staffAudit: 'التدقيق',
    staffSystem: 'النظام',
    staffAccounts: 'الموظفون',
  },
  queues: {
    label: 'بانتظار الموظفين',
    oldest: 'الأقدم {age}',
    pauses: 'الإيقافات',
    withdrawals: 'السحوبات',
    bonuses: 'المكافآت',
    messages: 'الرسائل',
  },
  display: {
    label: 'العرض ولوحة المفاتيح',
    compact: 'صفوف متقاربة',
    live: 'القوائم تتحدّث تلقائيًا',
    shortcuts: 'اختصارات بمفتاح واحد',
    shortcutsHint: 'ينتقل J وK إلى الصف التالي والسابق، ويفتحه Enter ويغلقه Esc.',
  },
}
