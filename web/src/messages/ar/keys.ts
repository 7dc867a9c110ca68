import type { keys as english } from '#messages/en/keys.ts'
import type { Translation } from '#messages/shape.ts'

export const keys: Translation<typeof english> = {
  title: 'بحث',
  label: 'الصفحات والإجراءات والمعاملات',
  hint: 'اكتب بضعة أحرف من اسم، أو بداية مرجع معاملة. اختر بأسهم لوحة المفاتيح ثم اضغط Enter.',
  found:
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  none: 'لا شيء يطابق',
  noneHint: 'جرّب أحرفًا أقل.',
  groups: {
    pages: 'الصفحات',
    actions: 'الإجراءات',
  },
  pages: {
    statements: 'كشوف الحساب',
    editProfile: 'تعديل الملف الشخصي والعرض',
    security: 'الأمان: كلمة المرور والعامل الثاني',
    sessions: 'الجلسات',
    ownData: 'بياناتي والحدود وإغلاق الحساب',
  },
  actions: {
    hide: 'إخفاء المبالغ',
    show: 'إظهار المبالغ',
  },
  list: {
    title: 'اختصارات لوحة المفاتيح',
    always: 'دائمًا',
    few: 'البحث والمساعدة',
    letters: 'الحروف المفردة',
    off: 'معطّلة',
    search: 'البحث في الصفحات والإجراءات والمعاملات',
    list: 'هذه القائمة',
    close: 'إغلاق المفتوح',
    next: 'الصف التالي في قائمة',
    before: 'الصف السابق',
    export: 'تصدير ما تعرضه الصفحة',
    change: 'اختيار الاختصارات المفعّلة',
  },
}
