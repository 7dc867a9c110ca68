import type { forms as english } from '#messages/en/forms.ts'
import type { Translation } from '#messages/shape.ts'

export const forms: Translation<typeof english> = {
  needsScript: 'يحتاج هذا النموذج إلى JavaScript. فعّله في متصفحك ثم أعد تحميل الصفحة.',
  rules: {
    firstName: 'الاسم الأول مطلوب',
    lastName: 'اسم العائلة مطلوب',
    email: 'البريد الإلكتروني مطلوب',
    emailFormat: 'أدخل عنوان بريد إلكتروني صحيحًا.',
    password: 'كلمة المرور مطلوبة',
    mismatch: 'كلمتا المرور غير متطابقتين',
    code: 'الرمز مطلوب',
    nameLength: 'استخدم 100 حرف على الأكثر.',
    nameSigns: 'استخدم الحروف والمسافات والعلامات فقط.',
    name: 'الاسم مطلوب',
    message: 'الرسالة مطلوبة',
    messageLength: 'استخدم 2,000 حرف على الأكثر.',
    oneLine: 'استخدم سطرًا واحدًا من النص العادي.',
    plainText: 'استخدم نصًا عاديًا.',
    adult: 'ضع علامة في المربع لتؤكد أن عمرك 18 عامًا أو أكثر وأنك تعلم أن هذا مال تدريبي.',
    resetToken: 'رمز إعادة التعيين مفقود.',
    resetLength: 'يجب ألا تقل كلمة المرور عن 6 أحرف.',
    resetMismatch: 'كلمتا المرور غير متطابقتين.',
    invalid: 'تحقق من هذا الحقل.',
  },
}
