import type { referrals as english } from '#messages/en/referrals.ts'
import type { Translation } from '#messages/shape.ts'

export const referrals: Translation<typeof english> = {
  title: 'الإحالات',
  lead: 'ادعُ شخصًا برمزك أو برابطك.',
  own: 'رمزك ورابطك',
  code: 'الرمز',
  copyCode: 'نسخ الرمز',
  codeCopied: 'نُسخ الرمز: {code}',
  link: 'الرابط',
  copyLink: 'نسخ الرابط',
  linkCopied: 'نُسخ الرابط',
  share: 'مشاركة الرابط',
  rulesTitle: 'القواعد',
  rules: {
    arises:
      'عندما يستثمر شخص سجّل برمزك للمرة الأولى، تُسجَّل لك مكافأة قدرها {amount}. كل شخص يجلب مكافأة واحدة، مرة واحدة.',
    review: 'تبقى معلّقة حتى يتحقق منها مسؤول. بعدها تصبح في رصيدك المتاح، لتستثمرها أو تسحبها.',
    none: 'الحسابات التي تؤدي إلى صندوق بريد واحد تُعدّ شخصًا واحدًا ولا تجلب مكافأة. وإذا أغلقت حسابك انتهت معه المكافآت المعلّقة.',
    value: 'هي رصيد تدريبي وليست لها قيمة نقدية.',
  },
  offTitle: 'لا مكافآت هنا',
  off: {
    test_networks:
      'تستخدم هذه النسخة شبكات اختبار عامة، والمكافآت رصيد تدريبي. رمزك يعمل، ومن يستخدمه يظهر أدناه.',
    operator: 'أوقفها مشغّل هذه النسخة. رمزك يعمل، ومن يستخدمه يظهر أدناه.',
  },
  pendingTotal: 'معلّقة',
  verifiedTotal: 'تم التحقق منها',
  people: 'الأشخاص',
  caption: 'من سجّلوا برمزك، الأحدث أولًا',
  who: 'من',
  since: 'التسجيل',
  bonus: 'المكافأة',
  state: 'الحالة',
  status: {
    pending: 'قيد المراجعة',
    verified: 'تم التحقق',
    refused: 'لم تُقبل',
    none: 'بلا مكافأة',
  },
  reason: 'السبب: {reason}',
  more: 'تحميل المزيد',
  emptyTitle: 'لم يستخدم أحد رابطك بعد.',
  emptyText: 'من يسجّل برمزك ويؤكد عنوانه يظهر هنا بالأحرف الأولى فقط.',
}
