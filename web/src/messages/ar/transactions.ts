import type { transactions as english } from '#messages/en/transactions.ts'
import type { Translation } from '#messages/shape.ts'

export const transactions: Translation<typeof english> = {
  title: 'المعاملات',
  caption: 'معاملاتك، الأحدث أولًا',
  type: {
    deposit: 'إيداع',
    investment: 'استثمار',
    result: 'نتيجة يومية',
    redemption: 'استرداد',
    withdrawal: 'سحب',
    bonus: 'مكافأة إحالة',
    reversal: 'تصحيح',
  },
  source: {
    illustration: 'نسبة توضيحية، للتدريب فقط',
    market: 'مسحوبة من بذرة الشهر',
    booked: 'سجّلها شخصان',
  },
  filters: {
    title: 'التصفية',
    type: 'النوع',
    all: 'كل الأنواع',
    from: 'من يوم (UTC)',
    to: 'إلى يوم (UTC)',
    clear: 'مسح التصفية',
  },
  what: 'ماذا',
  when: 'متى',
  amount: 'المبلغ',
  balance: 'المتاح بعدها',
  available: 'المتاح {amount}',
  forDay: 'ليوم {day}',
  count:
    '{count, plural, zero {لا معاملات} one {معاملة واحدة} two {معاملتان} few {# معاملات} many {# معاملة} other {# معاملة}}',
  countMore:
    '{count, plural, zero {لا معاملات} one {معاملة واحدة معروضة} two {معاملتان معروضتان} few {# معاملات معروضة} many {# معاملة معروضة} other {# معاملة معروضة}}، وهناك المزيد',
  loadMore: 'تحميل المزيد',
  loading: 'جارٍ التحميل…',
  receipt: 'إيصال',
  emptyTitle: 'لا معاملات بعد',
  emptyText: 'ستظهر هنا الإيداعات والاستثمارات والنتائج اليومية والسحوبات.',
  emptyAction: 'اختر خطة',
  noMatchTitle: 'لا معاملات مطابقة',
  noMatchText: 'لا شيء يطابق كل هذه التصفية.',
  datesSwapped: 'اليوم الأول بعد اليوم الأخير. غيّر أحدهما.',
}
