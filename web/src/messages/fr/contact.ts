import type { contact as english, descriptions as englishDescriptions } from '#messages/en/contact.ts'
import type { Translation } from '#messages/shape.ts'

export const contact: Translation<typeof english> = {
  title: 'Contact',
  lead: 'Posez une question, réclamez ou dites ce qui ne va pas. Nous gardons chaque message et lui donnons une référence.',
  name: 'Nom',
  email: 'E-mail',
  emailHint: 'Nous répondons à cette adresse.',
  message: 'Message',
  messageHint: 'Jusqu’à {max} caractères. Ne nous envoyez jamais un mot de passe ou un code.',
  left: '{left, plural, =0 {Plus aucun caractère} one {Encore # caractère} many {Encore # de caractères} other {Encore # caractères}}',
  over: '{over, plural, one {# caractère de trop} many {# de caractères de trop} other {# caractères de trop}}',
  submit: 'Envoyer le message',
  busy: 'Envoi…',
  failed: 'L’envoi du message a échoué.',
  kept: 'Ce que vous avez saisi est toujours là.',
  sent: 'Merci. Nous avons votre message, référence {reference}.',
  sentNote: 'Gardez la référence. Nous répondons par e-mail quand quelqu’un l’a lu.',
  last: 'Votre dernier message a la référence {reference}.',
  trap: 'Laissez ce champ vide',
  other: {
    heading: 'Autres moyens',
    email: 'Assistance par e-mail',
    phone: 'Téléphone',
    telegram: 'Telegram',
    address: 'Adresse',
    hours: 'Aucun tour de garde n’est organisé ici, donc nous ne promettons pas d’horaires.',
    example: 'Exemple : l’exploitant n’a pas encore indiqué les siens.',
    safety:
      'Personne d’ici ne vous demandera un mot de passe, un code ou un paiement. Qui le fait n’est pas nous.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  contact:
    'Écrivez aux personnes qui tiennent ce site. Chaque message est gardé et reçoit un numéro de référence.',
}
