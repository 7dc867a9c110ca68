import type { newsletterForm as english } from '#messages/en/newsletter-form.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletterForm: Translation<typeof english> = {
  email: 'Bülten için e-posta',
  hint: 'Bu projeden haberler. Önce doğrulamanız için size bir bağlantı göndeririz.',
  submit: 'Abone ol',
  busy: 'Gönderiliyor…',
  required: 'E-posta gerekli',
  format: 'Geçerli bir e-posta adresi girin.',
  done: 'Abonelik başarılı!',
  failed: 'Abone olunamadı. Tekrar deneyin...',
}
