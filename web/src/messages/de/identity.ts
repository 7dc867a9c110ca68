import type { identity as english } from '#messages/en/identity.ts'
import type { Translation } from '#messages/shape.ts'

export const identity: Translation<typeof english> = {
  title: 'Identitätsprüfung',
  back: 'Profil',
  status: {
    none: 'Nicht begonnen',
    draft: 'Begonnen, nicht gesendet',
    in_review: 'In Prüfung',
    accepted: 'Angenommen',
    not_accepted: 'Nicht angenommen',
  },
  step: {
    none: 'Ausprobieren',
    draft: 'Weitermachen',
    in_review: 'Ansehen',
    accepted: 'Ansehen',
    not_accepted: 'Warum?',
  },
  practice: {
    title: 'Laden Sie kein echtes Dokument hoch',
    text: 'Das ist Übungsgeld, und nichts in Ihrem Konto hängt von dieser Prüfung ab. Nehmen Sie ein Musterbild: Ihr Browser zeichnet eines.',
  },
  document: {
    legend: 'Welches Dokument?',
    passport: 'Reisepass',
    identity_card: 'Personalausweis',
    driving_licence: 'Führerschein',
    one: 'Ein Bild: die Seite mit dem Foto',
    both: 'Zwei Bilder: Vorder- und Rückseite',
    needed: 'Wählen Sie ein Dokument.',
    go: 'Weiter',
    busy: 'Wird gespeichert…',
    change: 'Anderes Dokument wählen',
  },
  side: {
    front: 'Vorderseite',
    back: 'Rückseite',
  },
  picture: {
    rules: 'JPEG, PNG oder WebP, bis 8 MB. Alle vier Ecken im Bild, nichts verdeckt.',
    kept: 'Verschlüsselt gespeichert, ohne Ort und Kamera. Nur wer vom Personal prüft, kann es öffnen, und jedes Mal wird festgehalten.',
    choose: 'Bild wählen: {side}',
    replace: 'Ersetzen: {side}',
    specimen: 'Musterbild nehmen: {side}',
    busy: 'Wird hochgeladen…',
    missing: 'Noch kein Bild.',
    added: 'Hinzugefügt {time}, {width} × {height} Pixel.',
    notShown: 'Hier wird es nicht wieder gezeigt.',
    preview: 'Was gesendet wurde: {side}',
    spoken: '{side} hinzugefügt.',
  },
  specimen: {
    mark: 'MUSTER',
    note: 'Von einem Browser gezeichnet. Kein echtes Dokument.',
    name: 'Name',
    valid: 'Gültig bis',
  },
  send: {
    button: 'Zur Prüfung senden',
    busy: 'Wird gesendet…',
    missing: 'Fügen Sie zuerst die Bilder hinzu.',
    done: 'Gesendet. Das Personal sieht es sich an, und wir mailen Ihnen die Entscheidung.',
  },
  review: {
    title: 'Das Personal sieht es sich an',
    text: 'Wir mailen Ihnen die Entscheidung. Bis dahin können Sie die Prüfung zurückziehen.',
    sent: 'Gesendet',
    document: 'Dokument',
  },
  withdraw: {
    button: 'Zurückziehen',
    title: 'Diese Prüfung zurückziehen?',
    text: 'Die Bilder werden sofort entfernt. Sie können jederzeit neu beginnen.',
    busy: 'Wird zurückgezogen…',
    done: 'Sie ist zurückgezogen, und die Bilder sind entfernt.',
  },
  discard: {
    button: 'Verwerfen',
    title: 'Diese Prüfung verwerfen?',
    text: 'Die hinzugefügten Bilder werden sofort entfernt.',
    busy: 'Wird entfernt…',
    done: 'Sie ist verworfen, und die Bilder sind entfernt.',
  },
  decided: {
    accepted: 'Ihr Dokument wurde angenommen',
    acceptedText: 'Es bleibt nichts zu tun.',
    notAccepted: 'Ihr Dokument wurde nicht angenommen',
    again: 'Unten können Sie es neu versuchen.',
    at: 'Entschieden',
    until: 'Die Bilder werden am {when} entfernt. Die Entscheidung bleibt.',
    gone: 'Die Bilder sind entfernt. Die Entscheidung bleibt.',
  },
  faults: {
    file_too_large: 'Die Datei ist größer als 8 MB. Nichts wurde gespeichert: Senden Sie eine kleinere.',
    file_incomplete: 'Die Datei kam nicht ganz an. Nichts wurde gespeichert: Versuchen Sie es noch einmal.',
    picture_pdf: 'Das ist ein PDF. Nichts wurde gespeichert: Senden Sie stattdessen ein Bild des Dokuments.',
    picture_type:
      'Das können wir nicht als Bild lesen. Nichts wurde gespeichert: Senden Sie ein JPEG, PNG oder WebP.',
    picture_moving: 'Dieses Bild bewegt sich. Nichts wurde gespeichert: Senden Sie ein stehendes.',
    picture_damaged:
      'Das Bild ist beschädigt oder unvollständig. Nichts wurde gespeichert: Nehmen Sie es neu auf.',
    picture_too_many_pixels:
      'Das Bild hat mehr als 40 Millionen Pixel. Nichts wurde gespeichert: Senden Sie ein kleineres.',
    picture_too_small:
      'Das Bild ist zu klein zum Lesen. Nichts wurde gespeichert: Es braucht mindestens 600 × 400 Pixel.',
  },
}
