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
  logout: 'تسجيل الخروج',
  titleSuffix: 'تدريب',
  hiddenAmount: 'مبلغ مخفي',
}
