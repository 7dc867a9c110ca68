import type { newsletterForm as english } from '#messages/en/newsletter-form.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletterForm: Translation<typeof english> = {
  email: 'البريد الإلكتروني للنشرة',
  hint: 'أخبار هذا المشروع. نرسل إليك أولًا رابطًا للتأكيد.',
  submit: 'اشترك',
  busy: 'جارٍ الإرسال…',
  required: 'البريد الإلكتروني مطلوب',
  format: 'أدخل عنوان بريد إلكتروني صحيحًا.',
  done: 'تم الاشتراك بنجاح!',
  failed: 'تعذّر الاشتراك. حاول مرة أخرى...',
}
