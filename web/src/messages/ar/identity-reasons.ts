import type { identityReasons as english } from '#messages/en/identity-reasons.ts'
import type { Translation } from '#messages/shape.ts'

export const identityReasons: Translation<typeof english> = {
  unreadable: {
    title: 'لا تُقرأ',
    text: 'لا تمكن قراءة الصورة: هي مشوشة أو معتمة أو مغطاة جزئيًا. يلزم التقاطها من جديد في ضوء النهار والوثيقة كلها واضحة.',
  },
  cut_off: {
    title: 'مقصوصة',
    text: 'جزء من الوثيقة خارج الصورة. يلزم التقاطها من جديد بزواياها الأربع.',
  },
  expired: {
    title: 'منتهية',
    text: 'لم تعد الوثيقة سارية. يلزم إرسال وثيقة سارية.',
  },
  name_differs: {
    title: 'اسم آخر',
    text: 'الاسم في الوثيقة ليس اسم الحساب. يلزم تغيير الاسم في الملف أو إرسال وثيقة بالاسم نفسه.',
  },
  other_document: {
    title: 'وثيقة أخرى',
    text: 'هذه ليست جواز سفر ولا بطاقة هوية ولا رخصة قيادة، أو ليست المختارة. يلزم إرسال واحدة منها.',
  },
  altered: {
    title: 'مغيَّرة',
    text: 'في الصورة آثار تغيير. يلزم إرسالها كما التُقطت.',
  },
}
