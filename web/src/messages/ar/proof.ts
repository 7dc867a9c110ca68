import type { proof as english } from '#messages/en/proof.ts'
import type { Translation } from '#messages/shape.ts'

export const proof: Translation<typeof english> = {
  title: 'أكّد أنك أنت',
  lead: 'نطلب هذا قبل التغييرات المهمة. يبقى صالحًا خمس دقائق.',
  password: 'كلمة المرور',
  submit: 'تأكيد',
  busy: 'جارٍ التحقق…',
  passwordNeeded: 'اكتب كلمة المرور.',
  codeNeeded: 'اكتب الرمز.',
  totp: {
    label: 'الرمز المكوّن من 6 أرقام من تطبيق المصادقة',
    use: 'استخدام تطبيق المصادقة',
  },
  recovery_code: {
    label: 'رمز الاسترداد',
    hint: 'أحد الرموز العشرة التي احتفظت بها. كل رمز يعمل مرة واحدة.',
    use: 'استخدام رمز استرداد',
  },
  passkey: {
    text: 'يطلب جهازك وجهك أو إصبعك أو رمزًا سريًا أو مفتاح أمان.',
    button: 'استخدم مفتاح المرور',
    busy: 'في انتظار جهازك…',
    use: 'استخدام مفتاح مرور',
  },
  fault: {
    declined: 'لم يُستخدم مفتاح المرور. حاول مرة أخرى أو اختر طريقة أخرى.',
    known: 'لدى هذا الجهاز مفتاح مرور لحسابك بالفعل.',
    failed: 'تعذّر على جهازك ذلك. حاول مرة أخرى أو اختر طريقة أخرى.',
  },
  secondStep: {
    title: 'خطوة أخرى',
    lead: 'كلمة المرور صحيحة. أكّد الآن بالعامل الثاني.',
    back: 'العودة إلى كلمة المرور',
  },
}
