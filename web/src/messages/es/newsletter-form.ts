import type { newsletterForm as english } from '#messages/en/newsletter-form.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletterForm: Translation<typeof english> = {
  email: 'Correo para el boletín',
  hint: 'Noticias de este proyecto. Antes te enviamos un enlace para confirmar.',
  submit: 'Suscribirse',
  busy: 'Enviando…',
  required: 'El correo es obligatorio',
  format: 'Escribe un correo válido.',
  done: '¡Suscripción hecha!',
  failed: 'No se pudo hacer la suscripción. Inténtalo de nuevo...',
}
