import type { proof as english } from '#messages/en/proof.ts'
import type { Translation } from '#messages/shape.ts'

export const proof: Translation<typeof english> = {
  title: 'Bestätigen Sie, dass Sie es sind',
  lead: 'Das fragen wir vor wichtigen Änderungen. Es gilt fünf Minuten.',
  password: 'Ihr Passwort',
  submit: 'Bestätigen',
  busy: 'Wird geprüft…',
  passwordNeeded: 'Geben Sie Ihr Passwort ein.',
  codeNeeded: 'Geben Sie den Code ein.',
  totp: {
    label: '6-stelliger Code Ihrer Authenticator-App',
    use: 'Authenticator-App benutzen',
  },
  recovery_code: {
    label: 'Wiederherstellungscode',
    hint: 'Einer der zehn Codes, die Sie aufbewahrt haben. Jeder gilt einmal.',
    use: 'Wiederherstellungscode benutzen',
  },
  passkey: {
    text: 'Ihr Gerät fragt nach Gesicht, Finger, PIN oder Sicherheitsschlüssel.',
    button: 'Passkey benutzen',
    busy: 'Warten auf Ihr Gerät…',
    use: 'Passkey benutzen',
  },
  fault: {
    declined:
      'Der Passkey wurde nicht benutzt. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
    known: 'Dieses Gerät hat schon einen Passkey Ihres Kontos.',
    failed: 'Ihr Gerät konnte das nicht. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
  },
  secondStep: {
    title: 'Noch ein Schritt',
    lead: 'Ihr Passwort stimmt. Bestätigen Sie jetzt mit Ihrem zweiten Faktor.',
    back: 'Zurück zum Passwort',
  },
}
