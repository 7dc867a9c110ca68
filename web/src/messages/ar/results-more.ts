import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  recomputed: {
    right:
      '{count, plural, zero {لم يُحسب أي يوم} one {حُسب يوم واحد} two {حُسب يومان} few {حُسبت # أيام} many {حُسب # يومًا} other {حُسب # يوم}} من جديد: كلها كما سُجّلت',
    wrong:
      '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} على خلاف ما تعطيه البذرة',
    wrongText: 'لا تثق بهذا الشهر. نرجو إبلاغ الدعم.',
    seedWrong: 'البذرة المعروضة ليست لها التجزئة المنشورة',
  },
  outlook: {
    heading: 'ما قد يأتي به يوم مسحوب',
    text: 'محسوب على كل النتائج الممكنة. معظم أيام الخسارة صغيرة؛ وأسوأ يوم نادر، وممكن في أي يوم.',
    plan: 'الخطة',
    worst: 'أسوأ يوم',
    losing: 'أيام الخسارة',
    mean: 'اليوم المتوسط',
    best: 'أفضل يوم',
    note: 'المتوسطات إعداد لهذه المحاكاة. ولا تقول شيئًا عن أي سوق حقيقية.',
  },
  months: {
    heading: 'التجزئات المنشورة',
    text: 'دوّن تجزئة اليوم وقارنها عندما تُعرض البذرة.',
    hash: 'SHA-256 للبذرة، نُشرت في {day}',
    seed: 'البذرة',
    seedShown: 'البذرة، عُرضت في {day}',
    sealed: 'سرية حتى ينتهي الشهر ويُطبَّق',
    none: 'لم يُنشر أي شهر بعد',
  },
}
