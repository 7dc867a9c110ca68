import type { descriptions as englishDescriptions, results as english } from '#messages/en/results.ts'
import type { Translation } from '#messages/shape.ts'

export const results: Translation<typeof english> = {
  title: 'Tagesergebnisse',
  lead: 'Jeder Tag jedes Plans, und was man braucht, um die gezogenen Tage zu prüfen.',
  failed: 'Die Ergebnisse konnten nicht geladen werden.',
  month: {
    heading: 'Ergebnisse nach Monat',
    of: 'Ergebnisse im {month}',
    choose: 'Monat (UTC)',
    none: 'Keine Ergebnisse in diesem Monat',
    noneText: 'Ein Tag bekommt sein Ergebnis, wenn er vorbei ist und jemand eine Position hält.',
  },
  check: {
    heading: 'Was Sie prüfen können',
    one: 'Manche Pläne ziehen ihre Tage aus einem geheimen Startwert. Wir veröffentlichen seinen Hash, bevor der Monat beginnt, und zeigen den Startwert, wenn der Monat vorbei und angewendet ist. Ihr Browser kann dann jeden gezogenen Tag nachrechnen.',
    two: 'Das beweist allen, die den Hash rechtzeitig notiert haben, dass der Monat vorher feststand und danach nicht geändert wurde. Es beweist nicht, dass der Startwert fair gewählt wurde. Alles ist Übungsgeld.',
  },
  days: {
    day: 'Tag (UTC)',
    rate: 'Ergebnis',
    takenBack: 'War falsch und ist zurückgenommen',
    corrected: 'War falsch; stattdessen zählt {rate}',
    drawn: 'Der Startwert ergibt {rate}',
  },
  recompute: {
    button: 'In diesem Browser nachrechnen',
    busy: 'Wird berechnet…',
    nothing: 'In diesem Monat wurde kein Tag aus einem Startwert gezogen.',
    sealed: 'Der Startwert dieses Monats wird gezeigt, wenn der Monat vorbei und angewendet ist.',
    unsupported: 'Dieser Browser rechnet nur auf Seiten, die über https geöffnet sind.',
  },
  source: {
    illustration: 'Beispielsatz, nur zum Üben',
    market: 'Aus dem Startwert des Monats gezogen',
    booked: 'Von zwei Personen gebucht',
  },
  needsScript:
    'Diese Zahlen brauchen JavaScript. Schalten Sie es im Browser ein und laden Sie die Seite neu.',
}

export const descriptions: Translation<typeof englishDescriptions> = {
  results:
    'Jedes Tagesergebnis jedes Plans, die veröffentlichten Hashes und eine Prüfung im eigenen Browser.',
}
