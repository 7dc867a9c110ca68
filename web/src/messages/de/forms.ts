import type { forms as english } from '#messages/en/forms.ts'
import type { Translation } from '#messages/shape.ts'

export const forms: Translation<typeof english> = {
  needsScript:
    'Dieses Formular braucht JavaScript. Schalten Sie es im Browser ein und laden Sie die Seite neu.',
  rules: {
    firstName: 'Der Vorname fehlt',
    lastName: 'Der Nachname fehlt',
    email: 'Die E-Mail-Adresse fehlt',
    emailFormat: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    password: 'Das Passwort fehlt',
    mismatch: 'Die Passwörter stimmen nicht überein',
    code: 'Der Code fehlt',
    nameLength: 'Verwenden Sie höchstens 100 Zeichen.',
    nameSigns: 'Verwenden Sie nur Buchstaben, Leerzeichen und Satzzeichen.',
    name: 'Der Name fehlt',
    message: 'Die Nachricht fehlt',
    messageLength: 'Verwenden Sie höchstens 2.000 Zeichen.',
    oneLine: 'Verwenden Sie eine Zeile einfachen Text.',
    plainText: 'Verwenden Sie einfachen Text.',
    adult: 'Kreuzen Sie an, dass Sie 18 oder älter sind und wissen, dass das Übungsgeld ist.',
    resetToken: 'Das Token zum Zurücksetzen fehlt.',
    resetLength: 'Das Passwort muss mindestens 6 Zeichen lang sein.',
    resetMismatch: 'Die Passwörter stimmen nicht überein.',
    invalid: 'Prüfen Sie dieses Feld.',
  },
}
