import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
  recomputed: {
    right: '{count, plural, one {# Tag} other {# Tage}} nachgerechnet: alles wie gebucht',
    wrong: '{count, plural, one {# Tag ist} other {# Tage sind}} nicht das, was der Startwert ergibt',
    wrongText: 'Vertrauen Sie diesem Monat nicht. Bitte melden Sie es dem Support.',
    seedWrong: 'Der gezeigte Startwert hat nicht den veröffentlichten Hash',
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
