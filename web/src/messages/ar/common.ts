import type { common as english } from '#messages/en/common.ts'
import type { Translation } from '#messages/shape.ts'

export const common: Translation<typeof english> = {
  brand: 'Evenmoor',
  error: 'خطأ',
  loading: 'جارٍ التحميل…',
  retry: 'إعادة المحاولة',
  cancel: 'إلغاء',
  back: 'رجوع',
  continue: 'متابعة',
  continueNow: 'متابعة الآن',
  change: 'تغيير',
}
