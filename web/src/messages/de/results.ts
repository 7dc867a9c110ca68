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
    right: '{count, plural, one {# Tag} other {# Tage}} nachgerechnet: alles wie gebucht',
    wrong: '{count, plural, one {# Tag ist} other {# Tage sind}} nicht das, was der Startwert ergibt',
    wrongText: 'Vertrauen Sie diesem Monat nicht. Bitte melden Sie es dem Support.',
    seedWrong: 'Der gezeigte Startwert hat nicht den veröffentlichten Hash',
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
