import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
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
