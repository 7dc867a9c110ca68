import type { investorShell as english } from '#messages/en/investor-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const investorShell: Translation<typeof english> = {
  nav: 'حسابك',
  home: 'الرئيسية',
  invest: 'استثمار',
  withdraw: 'سحب',
  activity: 'النشاط',
  transactions: 'المعاملات',
  referrals: 'الإحالات',
  profile: 'الملف الشخصي',
  notifications: 'الإشعارات',
  unread:
    '{count, plural, zero {لا شيء غير مقروء} one {إشعار غير مقروء} two {إشعاران غير مقروءين} few {# غير مقروءة} many {# غير مقروء} other {# غير مقروء}}',
  logout: 'تسجيل الخروج',
  titleSuffix: 'تدريب',
  hiddenAmount: 'مبلغ مخفي',
  search: 'بحث',
  controlKey: 'Ctrl',
  offline: 'أنت غير متصل.',
  online: 'عاد الاتصال.',
  figuresFrom: 'الأرقام من الساعة {time}.',
  noFigures: 'ستظهر الأرقام عندما يعود الاتصال.',
  offlineMoney: 'أنت غير متصل. يمكنك إرسال هذا عندما يعود الاتصال.',
}
