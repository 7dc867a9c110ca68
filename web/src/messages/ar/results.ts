import type { descriptions as englishDescriptions, results as english } from '#messages/en/results.ts'
import type { Translation } from '#messages/shape.ts'

export const results: Translation<typeof english> = {
  title: 'النتائج اليومية',
  lead: 'كل يوم من كل خطة، وما يلزم لفحص الأيام المسحوبة.',
  failed: 'تعذّر تحميل النتائج.',
  month: {
    heading: 'النتائج حسب الشهر',
    of: 'نتائج {month}',
    choose: 'الشهر (UTC)',
    none: 'لا نتائج في هذا الشهر',
    noneText: 'يحصل اليوم على نتيجته بعد انتهائه إذا كان لدى أحد مركز.',
  },
  days: {
    day: 'اليوم (UTC)',
    rate: 'النتيجة',
    takenBack: 'كانت خاطئة وأُلغيت',
    corrected: 'كانت خاطئة؛ المحسوب بدلها {rate}',
    drawn: 'البذرة تعطي {rate}',
  },
  recompute: {
    button: 'أعد الحساب في هذا المتصفح',
    busy: 'جارٍ الحساب…',
    nothing: 'لم يُسحب أي يوم من هذا الشهر من بذرة.',
    sealed: 'تُعرض بذرة هذا الشهر بعد انتهائه وتطبيقه.',
    unsupported: 'لا يحسب هذا المتصفح إلا في صفحات مفتوحة عبر https.',
    right:
      '{count, plural, zero {لم يُحسب أي يوم} one {حُسب يوم واحد} two {حُسب يومان} few {حُسبت # أيام} many {حُسب # يومًا} other {حُسب # يوم}} من جديد: كلها كما سُجّلت',
    wrong:
      '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} على خلاف ما تعطيه البذرة',
    wrongText: 'لا تثق بهذا الشهر. نرجو إبلاغ الدعم.',
    seedWrong: 'البذرة المعروضة ليست لها التجزئة المنشورة',
  },
  source: {
    illustration: 'نسبة توضيحية، للتدريب فقط',
    market: 'مسحوبة من بذرة الشهر',
    booked: 'سجّلها شخصان',
  },
  needsScript: 'تحتاج هذه الأرقام إلى JavaScript. فعّله في متصفحك ثم أعد تحميل الصفحة.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  results: 'كل نتيجة يومية لكل خطة، والتجزئات المنشورة، وفحص الأيام المسحوبة في متصفحك أنت.',
}
