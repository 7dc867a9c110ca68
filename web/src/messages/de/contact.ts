import type { contact as english, descriptions as englishDescriptions } from '#messages/en/contact.ts'
import type { Translation } from '#messages/shape.ts'

export const contact: Translation<typeof english> = {
  title: 'Kontakt',
  lead: 'Fragen Sie, beschweren Sie sich oder sagen Sie uns, was nicht stimmt. Wir speichern jede Nachricht und geben ihr eine Referenz.',
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'An diese Adresse antworten wir.',
  message: 'Nachricht',
  messageHint: 'Bis zu {max} Zeichen. Senden Sie uns nie ein Passwort oder einen Code.',
  left: '{left, plural, =0 {Keine Zeichen mehr übrig} one {Noch # Zeichen} other {Noch # Zeichen}}',
  over: '{over, plural, one {# Zeichen zu viel} other {# Zeichen zu viel}}',
  submit: 'Nachricht senden',
  busy: 'Wird gesendet…',
  failed: 'Die Nachricht konnte nicht gesendet werden.',
  kept: 'Ihr Text steht noch hier.',
  sent: 'Danke. Wir haben Ihre Nachricht, Referenz {reference}.',
  sentNote:
    'Bewahren Sie die Referenz auf. Wir antworten per E-Mail, wenn jemand Ihre Nachricht gelesen hat.',
  last: 'Ihre letzte Nachricht hat die Referenz {reference}.',
  trap: 'Lassen Sie dieses Feld leer',
  other: {
    heading: 'Andere Wege',
    email: 'Support per E-Mail',
    phone: 'Telefon',
    telegram: 'Telegram',
    address: 'Anschrift',
    hours: 'Hier ist kein Dienstplan eingerichtet. Darum versprechen wir keine Zeiten.',
    example: 'Beispiel: Der Betreiber hat noch keine eigene Angabe eingetragen.',
    safety:
      'Niemand von uns fragt Sie nach einem Passwort, einem Code oder einer Zahlung. Wer das tut, gehört nicht zu uns.',
  },
}

export const descriptions: Translation<typeof englishDescriptions> = {
  contact:
    'Schreiben Sie den Betreibern dieser Website. Jede Nachricht wird gespeichert und erhält eine Referenz.',
}
