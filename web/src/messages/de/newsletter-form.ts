import type { newsletterForm as english } from '#messages/en/newsletter-form.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletterForm: Translation<typeof english> = {
  email: 'E-Mail für den Newsletter',
  hint: 'Neues aus diesem Projekt. Wir senden Ihnen zuerst einen Link zum Bestätigen.',
  submit: 'Abonnieren',
  busy: 'Wird gesendet…',
  required: 'Die E-Mail-Adresse fehlt',
  format: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  done: 'Erfolgreich abonniert!',
  failed: 'Abonnieren nicht möglich. Versuchen Sie es noch einmal...',
}
