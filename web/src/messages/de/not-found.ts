import type { notFound as english } from '#messages/en/not-found.ts'
import type { Translation } from '#messages/shape.ts'

export const notFound: Translation<typeof english> = {
  title: 'Seite nicht gefunden',
  lead: 'Unter dieser Adresse gibt es nichts. Prüfen Sie sie auf Tippfehler oder beginnen Sie auf der Startseite.',
  jokes: {
    first: 'Diese Seite hat langfristig darauf gesetzt, nicht zu existieren.',
    second: 'Wir haben das Hauptbuch zweimal geprüft. Die Seite geht nicht auf.',
    third: 'Diese Adresse hat null Bestätigungen.',
    fourth: 'Selbst unser Kontenabgleich hat sie nicht gefunden.',
    fifth: 'Die Seite ist gegangen, ohne eine Gebühr zu zahlen.',
  },
  pause: 'Texte anhalten',
  resume: 'Texte abspielen',
  goHome: 'Zur Startseite',
}
