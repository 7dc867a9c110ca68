import type { sessions as english } from '#messages/en/sessions.ts'
import type { Translation } from '#messages/shape.ts'

export const sessions: Translation<typeof english> = {
  title: 'Sitzungen',
  lead: 'Wo Sie angemeldet sind. Wir kennen nur das Netzwerk und zeigen dessen erste Hälfte.',
  otherProgram: 'Ein anderes Programm',
  browserOn: '{browser} unter {system}',
  someBrowser: 'Ein Browser',
  someSystem: 'einem unbekannten System',
  here: 'Dieses Gerät',
  used: 'Zuletzt benutzt: {when}',
  since: 'Angemeldet: {when}',
  network: 'Netzwerk {address}',
  end: 'Abmelden',
  endOf: '{device} abmelden',
  busy: 'Wird abgemeldet…',
  ended: '{device} ist abgemeldet.',
  endOthers: 'Alle anderen abmelden',
  othersTitle: 'Alle anderen Geräte abmelden?',
  othersText: 'Nur dieses Gerät bleibt angemeldet.',
  othersEnded:
    '{ended, plural, =0 {Kein anderes Gerät war angemeldet.} one {# Gerät ist abgemeldet.} other {# Geräte sind abgemeldet.}}',
  alone: 'Kein anderes Gerät ist angemeldet.',
  strange: 'Wenn Sie eine davon nicht kennen, melden Sie sie ab und ändern Sie dann Ihr Passwort.',
  toSecurity: 'Passwort ändern',
}
