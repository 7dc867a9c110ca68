import type { paymentLookup as english } from '#messages/en/payment-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const paymentLookup: Translation<typeof english> = {
  open: 'دفعت ولا يظهر شيء',
  text: 'أدخل معرّف المعاملة (hash) من محفظتك، ونخبرك بما نعرفه عنها.',
  label: 'معرّف المعاملة (hash)',
  malformed: 'يتكوّن المعرّف من 64 رقمًا وحرفًا من a إلى f. انسخه كاملًا من محفظتك.',
  look: 'ابحث',
  busy: 'جارٍ البحث…',
  own: {
    waiting:
      'بلغ {amount} الشبكة ومعه {done} من {needed} تأكيدات. ويظهر في طلب الدفع مع القراءة التالية خلال ثوانٍ.',
    seen: 'نرى {amount}، ومعه {done} من {needed} تأكيدات، ويُقيَّد عند اكتمالها.',
    credited: 'قُيِّد {amount} في حسابك.',
    dropped: 'أسقطت الشبكة هذه الدفعة {amount} قبل تأكيدها، فلم يُقيَّد شيء. تحقق في محفظتك هل حلّت محلها أخرى.',
    reversed: 'استرجعت الشبكة هذه الدفعة {amount} بعد تقييدها، فاسترُجع القيد أيضًا.',
    wrong_coin:
      'وصل {amount} إلى طلب الدفع، لكن بعملة غير المطلوبة. إنه محفوظ ويراجعه فريقنا. اكتب إلى الدعم مع المعرّف.',
  },
  toCheckout: 'افتح طلب الدفع',
  elsewhere:
    'هذه المعاملة على {networks}، لكنها لا تدفع أيًا من طلباتك. قارن العنوان في محفظتك بعنوان طلب الدفع. وإن ذهبت إلى عنوان آخر فلا يعيدها إلا صاحبه.',
  unknown:
    'هذه المعاملة ليست على {networks}. قد تكون على شبكة أخرى أو لم تُرسل بعد. تحقق في محفظتك ثم ابحث مجددًا بعد دقائق.',
  paused: 'لم تُسأل لأنها متوقفة: {networks}. ابحث مجددًا حين تعود.',
  support: 'اكتب إلى الدعم',
  practiceNetwork: 'شبكة التدريب',
}
