import type { sessions as english } from '#messages/en/sessions.ts'
import type { Translation } from '#messages/shape.ts'

export const sessions: Translation<typeof english> = {
  title: 'الجلسات',
  lead: 'الأماكن التي سجّلت الدخول منها. لا نعرف سوى الشبكة ونعرض نصفها الأول.',
  otherProgram: 'برنامج آخر',
  browserOn: '{browser} على {system}',
  someBrowser: 'متصفح',
  someSystem: 'نظام غير معروف',
  here: 'هذا الجهاز',
  used: 'آخر استخدام: {when}',
  since: 'تسجيل الدخول: {when}',
  network: 'الشبكة {address}',
  end: 'تسجيل الخروج',
  endOf: 'تسجيل خروج {device}',
  busy: 'جارٍ تسجيل الخروج…',
  ended: 'تم تسجيل خروج {device}.',
  endOthers: 'تسجيل خروج كل الأجهزة الأخرى',
  othersTitle: 'تسجيل خروج كل الأجهزة الأخرى؟',
  othersText: 'يبقى هذا الجهاز وحده مسجّل الدخول.',
  othersEnded:
    '{ended, plural, =0 {لم يكن أي جهاز آخر مسجّل الدخول.} zero {تم تسجيل خروج # جهاز.} one {تم تسجيل خروج جهاز واحد.} two {تم تسجيل خروج جهازين.} few {تم تسجيل خروج # أجهزة.} many {تم تسجيل خروج # جهازًا.} other {تم تسجيل خروج # جهاز.}}',
  alone: 'لا يوجد جهاز آخر مسجّل الدخول.',
  strange: 'إن لم تعرف إحداها فسجّل خروجها ثم غيّر كلمة المرور.',
  toSecurity: 'تغيير كلمة المرور',
}
