import type { newsletterForm as english } from '#messages/en/newsletter-form.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletterForm: Translation<typeof english> = {
  email: 'E-mail para o boletim',
  hint: 'Notícias deste projeto. Antes, enviamos um link para você confirmar.',
  submit: 'Assinar',
  busy: 'Enviando…',
  required: 'O e-mail é obrigatório',
  format: 'Digite um e-mail válido.',
  done: 'Assinatura feita!',
  failed: 'Não foi possível assinar. Tente de novo...',
}
