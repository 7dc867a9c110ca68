import type { staffAudit as english } from '#messages/en/staff-audit.ts'
import type { Translation } from '#messages/shape.ts'

export const staffAudit: Translation<typeof english> = {
  nouns: {
    withdrawal: 'سحب',
    withdrawals: 'إيقاف السحب',
    bonus: 'مكافأة',
    result: 'نتيجة يومية',
    plan: 'خطة',
    reconciliation: 'مطابقة',
    record: 'سجل علني',
    message: 'رسالة',
    staff: 'موظفون',
    identity: 'فحص هوية',
    account: 'حساب',
    person: 'شخص',
    password: 'كلمة مرور',
    email: 'عنوان بريد',
    factor: 'عامل ثانٍ',
    session: 'جلسة',
    address: 'عنوان سحب',
    break: 'استراحة',
    deposit: 'إيداع',
    deposit_limit: 'حد الإيداع',
  },
  actions: {
    withdrawal: {
      approve: 'تمت الموافقة على سحب',
      reject: 'رُفض سحب',
      payment_lost: 'ضاع دفع سحب',
    },
    withdrawals: {
      pause: 'أُوقف السحب',
      resume: 'انتهى إيقاف السحب',
    },
    bonus: {
      verify: 'تم التحقق من مكافأة',
      refuse: 'رُفضت مكافأة',
    },
    result: {
      propose: 'اقتُرحت نتيجة',
      approve: 'تمت الموافقة على نتيجة',
      reject: 'رُفضت نتيجة',
    },
    plan: {
      add: 'أُضيفت خطة',
      change_terms: 'غُيّرت شروط خطة',
      call_off_terms: 'أُلغيت شروط خطة',
      approve_terms: 'اعتُمدت شروط خطة',
      close: 'أُغلقت خطة',
      result_source: 'غُيّر مصدر النتائج',
    },
    reconciliation: {
      signed_off: 'وُقّع يوم',
      sign_off_taken_back: 'سُحب توقيع',
    },
    record: {
      added: 'أُضيف سجل',
      changed: 'غُيّر سجل',
      consent_given: 'دُوّنت موافقة',
      consent_withdrawn: 'سُحبت موافقة',
      published: 'نُشر سجل',
      unpublished: 'رُفع سجل من الصفحات',
    },
    message: {
      taken: 'تولى موظف رسالة',
      handed_over: 'سُلّمت رسالة إلى زميل',
      released: 'أُعيدت رسالة',
      answered: 'رُدَّ على رسالة',
      archived: 'أُرشفت رسالة',
      restored: 'استُعيدت رسالة',
    },
    staff: {
      created: 'أُضيف موظف',
      role_given: 'أُعطي دور',
      link_redeemed: 'فُتح رابط لمرة واحدة',
      role_changed: 'غُيّر دور',
      role_taken: 'سُحب دور',
    },
    identity: {
      submitted: 'أُرسل فحص هوية',
      withdrawn: 'سُحب فحص هوية',
      picture_opened: 'فُتحت صورة هوية',
      accepted: 'قُبل فحص هوية',
      not_accepted: 'لم يُقبل فحص هوية',
      pictures_removed: 'حُذفت صور هوية',
    },
    account: {
      locked: 'أُقفل حساب',
      lock_reviewed: 'رُوجع القفل وأُبقي عليه',
      unlocked: 'فُتح قفل حساب',
      lock_ended: 'انتهى القفل من تلقاء نفسه',
      sessions_ended: 'أنهى موظف الجلسات',
      closed: 'أُغلق حساب',
    },
    person: {
      exported: 'صُدّرت البيانات الخاصة',
    },
    password: {
      changed: 'غُيّرت كلمة المرور',
      reset: 'عُيّنت كلمة المرور برابط',
    },
    email: {
      changed: 'غُيّر عنوان البريد',
      change_undone: 'أُلغي تغيير عنوان البريد',
    },
    factor: {
      authenticator_on: 'شُغّل تطبيق المصادقة',
      authenticator_off: 'أُوقف تطبيق المصادقة',
      passkey_added: 'أُضيف مفتاح مرور',
      passkey_removed: 'حُذف مفتاح مرور',
      codes_renewed: 'جُدّدت رموز الاسترداد',
      dropped: 'أُزيلت عوامل جديدة بـ«لم أكن أنا»',
      recovery_code_used: 'استُخدم رمز استرداد',
    },
    session: {
      not_me: 'استُخدم «لم أكن أنا»',
    },
    address: {
      saved: 'حُفظ عنوان سحب',
      removed: 'حُذف عنوان سحب',
      hold_skipped: 'تُخطّي انتظار عنوان',
    },
    break: {
      taken: 'أُخذت استراحة',
    },
    deposit: {
      address_changed: 'غُيّر عنوان إيداع',
      address_restored: 'أُصلح عنوان إيداع',
    },
    deposit_limit: {
      set: 'حُدّد حد الإيداع',
    },
  },
}
