import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  check: {
    heading: 'Was Sie prüfen können',
    one: 'Manche Pläne ziehen ihre Tage aus einem geheimen Startwert. Wir veröffentlichen seinen Hash, bevor der Monat beginnt, und zeigen den Startwert, wenn der Monat vorbei und angewendet ist. Ihr Browser kann dann jeden gezogenen Tag nachrechnen.',
    two: 'Das beweist allen, die den Hash rechtzeitig notiert haben, dass der Monat vorher feststand und danach nicht geändert wurde. Es beweist nicht, dass der Startwert fair gewählt wurde. Alles ist Übungsgeld.',
  },
  outlook: {
    heading: 'Was ein gezogener Tag bringen kann',
    text: 'Über alle möglichen Ausgänge gezählt. Die meisten Verlusttage sind klein; der schlechteste Tag ist selten, und an jedem Tag möglich.',
    plan: 'Plan',
    worst: 'Schlechtester Tag',
    losing: 'Verlusttage',
    mean: 'Mittlerer Tag',
    best: 'Bester Tag',
    note: 'Die Mittelwerte sind eine Einstellung dieser Simulation. Über echte Märkte sagen sie nichts.',
  },
  months: {
    heading: 'Veröffentlichte Hashes',
    text: 'Notieren Sie heute einen Hash und vergleichen Sie ihn, wenn der Startwert gezeigt wird.',
    hash: 'SHA-256 des Startwerts, veröffentlicht am {day}',
    seed: 'Startwert',
    seedShown: 'Startwert, gezeigt am {day}',
    sealed: 'Geheim, bis der Monat vorbei und angewendet ist',
    none: 'Noch ist kein Monat veröffentlicht',
  },
}
