import type { profile as english } from '#messages/en/profile.ts'
import type { Translation } from '#messages/shape.ts'

export const profile: Translation<typeof english> = {
  title: 'الملف الشخصي',
  you: 'أنت',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  since: 'تتدرب منذ',
  display: 'العرض',
  theme: 'المظهر',
  language: 'اللغة',
  wallet: 'المحفظة التدريبية',
  walletText:
    'المحفظة التي قد تكون لك في مكان آخر، على شبكة التدريب. لا يمكن شراء هذه العملات ولا بيعها ولا صرفها.',
  walletAddress: 'عنوانها',
  copyAddress: 'نسخ العنوان',
  addressCopied: 'تم نسخ العنوان، وينتهي بـ {end}',
  balances: 'أرصدة محفظتك التدريبية',
  coin: 'العملة',
  balance: 'الرصيد',
  logout: 'تسجيل الخروج',
}
