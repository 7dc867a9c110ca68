import type { resultsMore as english } from '#messages/en/results-more.ts'
import type { Translation } from '#messages/shape.ts'

export const resultsMore: Translation<typeof english> = {
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
