import type { history as english } from '#messages/en/history.ts'
import type { Translation } from '#messages/shape.ts'

export const history: Translation<typeof english> = {
  title: 'عبر الزمن',
  range: 'الفترة',
  week: 'آخر 7 أيام',
  month: 'آخر 30 يومًا',
  year: 'آخر 365 يومًا',
  all: 'كل الأيام',
  weekShort: 'أسبوع',
  monthShort: 'شهر',
  yearShort: 'سنة',
  allShort: 'الكل',
  asTable: 'عرض كجدول',
  asChart: 'عرض كرسم',
  cursor: 'اليوم على الرسم',
  valueAt: '{day}: {amount}',
  valueAtPaid: '{day}: {amount}، منها {paid} دُفعت أو سُحبت في ذلك اليوم',
  summary: 'من {first} في {from} إلى {last} في {to}.',
  split: 'ما دُفع أو سُحب مع المكافآت: {paid}. النتائج: {results}.',
  steps: 'الدرجة القائمة مال دُفع أو سُحب أو مكافأة، وليست نتيجة.',
  same: '{last} في كل يوم من {from} إلى {to}.',
  caption: 'أموالك في نهاية كل يوم UTC، الأحدث أولًا',
  day: 'اليوم',
  total: 'المجموع',
  change: 'التغيّر',
  nothing: 'يبدأ الرسم مع أول معاملة لك.',
}
