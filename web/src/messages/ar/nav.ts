import type { nav as english } from '#messages/en/nav.ts'
import type { Translation } from '#messages/shape.ts'

export const nav: Translation<typeof english> = {
  main: 'الرئيسي',
  home: 'الرئيسية',
  about: 'من نحن',
  plans: 'الخطط',
  faq: 'الأسئلة الشائعة',
  results: 'النتائج اليومية',
  contact: 'اتصل بنا',
  login: 'تسجيل الدخول',
  signup: 'إنشاء حساب',
  dashboard: 'لوحة التحكم',
  menu: 'القائمة',
  language: 'اللغة',
  theme: {
    label: 'المظهر',
    system: 'مثل الجهاز',
    light: 'فاتح',
    dark: 'داكن',
    contrast: 'تباين عالٍ',
  },
  footer: {
    label: 'التذييل',
    company: 'الشركة',
    legal: 'قانوني',
    contact: 'التواصل',
    terms: 'شروط الخدمة',
    privacy: 'سياسة الخصوصية',
    risks: 'المخاطر',
    note: 'Evenmoor منتج للتدريب. كل المال فيه مال تدريبي، وقد تكون النتائج سالبة.',
    example: 'عنوان للمثال: لم يحدد مشغّل هذا الموقع عنوانًا بعد.',
  },
}
