import type { dashboard as english } from '#messages/en/dashboard.ts'
import type { Translation } from '#messages/shape.ts'

export const dashboard: Translation<typeof english> = {
  title: 'الرئيسية',
  heading: 'حسابك التدريبي',
  balance: {
    title: 'الرصيد التدريبي',
    hide: 'إخفاء المبالغ',
    show: 'إظهار المبالغ',
    today: 'اليوم',
    noChange: 'لا تغيير اليوم',
    losingDay: 'الأيام الخاسرة جزء من الأمر.',
    available: 'المتاح',
    invested: 'المستثمر',
    withdrawing: 'قيد السحب',
    invest: 'استثمر',
    withdraw: 'اسحب',
  },
  next: {
    title: 'الخطوات الأولى',
    account: 'أكّد بريدك الإلكتروني',
    accountDetail: 'تم عند إنشاء حسابك.',
    invest: 'اختر خطة واستثمر',
    investDetail: 'تدفع من محفظتك التدريبية. فيها عند البداية ما قيمته 10,000 دولار تدريبي من كل عملة.',
    result: 'شاهد أول نتيجة يومية',
    resultDetail: 'يشارك المركز بدءًا من اليوم التالي لفتحه بتوقيت UTC. وقد تكون النتيجة سالبة.',
    button: 'اختر خطة',
    progress: 'تم {done} من {count}',
  },
  positions: {
    title: 'المراكز المفتوحة',
    emptyTitle: 'لا مراكز بعد',
    emptyText: 'المركز مبلغ تضعه في خطة. كل يوم يُضاف المكسب إلى رصيدك المتاح، أو تُخصم الخسارة من المركز.',
    emptyAction: 'شاهد الخطط',
    putIn: 'وضعت {amount}',
    firstResult: 'أول نتيجة ليوم {day} (UTC)',
    open: 'افتح {plan}',
    more: 'اعرض مراكز أقدم',
  },
  latest: {
    title: 'أحدث المعاملات',
    all: 'كل المعاملات',
    emptyTitle: 'لم يحدث شيء بعد',
    emptyText: 'ستظهر هنا الإيداعات والاستثمارات والنتائج اليومية والسحوبات، كلٌّ بمبلغه.',
  },
  market: {
    title: 'أسعار السوق',
    text: 'للمعلومة. ما تملكه محسوب بالدولار ولا يتحرك معها.',
  },
  risk: {
    title: 'قبل أن تقارن هذا بالمال الحقيقي',
    text: 'المعدلات هنا للتوضيح. قد تخسر في العملات المشفرة والفوركس الحقيقية كل المال الذي وضعته. لا أحد يستطيع دفع معدل كهذا طويلًا.',
  },
}
