import type { descriptions as english } from '#messages/en/descriptions.ts'
import type { Translation } from '#messages/shape.ts'

export const descriptions: Translation<typeof english> = {
  about: 'من يصنع Evenmoor، وما ليس هو، وكيف تعمل المحاكاة، وما يمكنك التحقق منه بنفسك. مال تدريبي فقط.',
  contact: 'اكتب إلى من يديرون هذا الموقع. تُحفظ كل رسالة وتحصل على رقم مرجعي.',
  faq: 'عشر إجابات واضحة: المال التدريبي والمعدلات اليومية والخسائر والرسم الوحيد والسحب والأمان والدعم.',
  terms: 'شروط استخدام Evenmoor: مال تدريبي فقط، من عمر 18 عامًا، والخطط وحدودها، ورسم السحب 1 %.',
  privacy: 'ما يخزنه Evenmoor عنك، ولماذا، وإلى متى، وكيف تطلب حذفه.',
  risks: 'مخاطر العملات المشفرة والفوركس الحقيقية في دقيقتين، وما يعلّمه التدريب وما لا يعلّمه.',
  signup: 'افتح حسابًا تدريبيًا مجانيًا: عنوان بريد إلكتروني ونحو دقيقتين، بلا بطاقة وبلا محفظة.',
  login: 'سجّل الدخول إلى حسابك التدريبي في Evenmoor.',
  forgotPassword: 'احصل على رابط لتعيين كلمة مرور جديدة لحسابك التدريبي في Evenmoor.',
  resetPassword: 'عيّن كلمة مرور جديدة لحسابك التدريبي في Evenmoor.',
  logout: 'سجّل الخروج من حسابك التدريبي في Evenmoor.',
  staffLink: 'سجّل الدخول كموظف بالرابط الذي أُعطي لك.',
  newsletterConfirm: 'أكّد أنك تريد نشرة Evenmoor.',
  newsletterUnsubscribe: 'اترك نشرة Evenmoor.',
}
