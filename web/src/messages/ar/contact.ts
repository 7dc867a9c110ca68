import type { contact as english, descriptions as englishDescriptions } from '#messages/en/contact.ts'
import type { Translation } from '#messages/shape.ts'

export const contact: Translation<typeof english> = {
  title: 'اتصل بنا',
  lead: 'اسأل أو اشتكِ أو أخبرنا بما هو خطأ. نحفظ كل رسالة ونعطيها رقمًا مرجعيًا.',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailHint: 'نجيب على هذا العنوان.',
  message: 'الرسالة',
  messageHint: 'حتى {max} حرف. لا ترسل إلينا أبدًا كلمة مرور أو رمزًا.',
  left: '{left, plural, =0 {لم يبقَ أي حرف} one {بقي حرف واحد} two {بقي حرفان} few {بقيت # أحرف} many {بقي # حرفًا} other {بقي # حرف}}',
  over: '{over, plural, one {حرف واحد زائد} two {حرفان زائدان} few {# أحرف زائدة} many {# حرفًا زائدًا} other {# حرف زائد}}',
  submit: 'إرسال الرسالة',
  busy: 'جارٍ الإرسال…',
  failed: 'تعذّر إرسال الرسالة.',
  kept: 'ما كتبته ما زال هنا.',
  sent: 'شكرًا. وصلتنا رسالتك، ومرجعها {reference}.',
  sentNote: 'احتفظ بالمرجع. نجيب بالبريد الإلكتروني بعد أن يقرأها أحد.',
  last: 'مرجع رسالتك الأخيرة {reference}.',
  trap: 'اترك هذا الحقل فارغًا',
  other: {
    heading: 'طرق أخرى',
    email: 'الدعم بالبريد الإلكتروني',
    phone: 'الهاتف',
    telegram: 'تيليغرام',
    address: 'العنوان',
    hours: 'لا توجد مناوبة هنا، فلا نعد بساعات.',
    example: 'مثال: لم يحدد المشغّل عنوانه بعد.',
    safety: 'لن يطلب منك أحد من هنا كلمة مرور أو رمزًا أو دفعة. من يفعل ذلك ليس منا.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  contact: 'اكتب إلى من يديرون هذا الموقع. تُحفظ كل رسالة وتحصل على رقم مرجعي.',
}
