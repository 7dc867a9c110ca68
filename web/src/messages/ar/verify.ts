import type { descriptions as englishDescriptions, verify as english } from '#messages/en/verify.ts'
import type { Translation } from '#messages/shape.ts'

export const verify: Translation<typeof english> = {
  title: 'تحقق من كشف حساب',
  lead: 'اختر ملف PDF. يُفحص في هذا المتصفح ولا يُرسل إلى أي مكان.',
  file: 'كشف الحساب',
  fileHint: 'ملف PDF محفوظ من صفحة كشوف الحساب',
  check: 'تحقق',
  busy: 'جارٍ التحقق…',
  genuine: {
    title: 'هذا الكشف أصلي',
    text: 'وُقّع هنا ولم يتغيّر فيه بايت واحد منذ ذلك.',
  },
  changed: {
    title: 'هذا الملف تغيّر',
    text: 'وُقّع هنا لكنه لم يعد كما كان. لا تعتمد على أي شيء فيه.',
  },
  other_key: {
    title: 'توقيع شخص آخر',
    text: 'لم يوقّع الملف بمفتاح هذا الموقع. اسأل من أعطاك إياه من أي موقع هو.',
  },
  truncated: {
    title: 'نهاية الملف مفقودة',
    text: 'ربما لم يُحفظ كاملًا. احفظه من جديد ثم تحقق منه.',
  },
  no_pdf: {
    title: 'هذا ليس ملف PDF',
    text: 'اختر الكشف كما حُفظ. لا يمكن التحقق من صورته أو نصه.',
  },
  no_statement: {
    title: 'هذا ليس كشف حساب',
    text: 'الملف بصيغة PDF لكنه ليس كشف حساب من Evenmoor.',
  },
  failed: 'تعذّرت قراءة مفتاح هذا الموقع فلم يُفحص شيء. ملفك ما زال هنا. حاول مرة أخرى.',
  facts: {
    title: 'ما يقوله الكشف',
    holder: 'صاحب الحساب',
    period: 'الفترة',
    mode: 'المال',
    practice: 'مال تدريبي',
    test: 'عملات شبكات اختبار',
    opening: 'الرصيد الافتتاحي',
    closing: 'الرصيد الختامي',
    fees: 'الرسوم',
    transactions: 'المعاملات',
    until: 'حتى',
  },
  receipt: {
    genuine: 'هذا الإيصال أصلي',
    title: 'ما يقوله الإيصال',
    asked: 'المطلوب',
    credited: 'المقيَّد',
    settled: 'تمت التسوية',
    checkout: 'طلب الدفع',
    payments: 'الدفعات',
  },
  payout: {
    amount: 'تسحب',
    fee: 'رسومنا (1 %)',
    net: 'تستلم',
    confirmed: 'مؤكد',
    address: 'العنوان',
    network: 'الشبكة',
    transaction: 'المعاملة على الشبكة',
    withdrawal: 'عملية سحب',
  },
  howTitle: 'كيف يعمل هذا',
  how: 'ينتهي كل كشف بتوقيع Ed25519 على كل بايت قبله. من يغيّر رقمًا يكسره.',
  key: 'المفتاح العام',
  keyText: 'احتفظ به للتحقق من الكشوف دون هذه الصفحة:',
  offline: 'npm run ops -- verify-statement FILE --key …',
  script: 'يحتاج هذا التحقق إلى JavaScript. بدونه استخدم الأمر أدناه.',
  needed: 'اختر ملفًا أولًا.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  verifyStatement: 'تحقق في متصفحك من أن كشف حساب Evenmoor أصلي ولم يتغيّر. لا يُرسل الملف إلى أي مكان.',
}
