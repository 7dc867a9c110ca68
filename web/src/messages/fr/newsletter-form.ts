import type { newsletterForm as english } from '#messages/en/newsletter-form.ts'
import type { Translation } from '#messages/shape.ts'

export const newsletterForm: Translation<typeof english> = {
  email: 'E-mail pour la lettre d’information',
  hint: 'Les nouvelles de ce projet. Nous envoyons d’abord un lien pour confirmer.',
  submit: 'S’abonner',
  busy: 'Envoi…',
  required: 'L’e-mail est obligatoire',
  format: 'Saisissez une adresse e-mail valide.',
  done: 'Abonnement réussi !',
  failed: 'L’abonnement a échoué. Réessayez...',
}
