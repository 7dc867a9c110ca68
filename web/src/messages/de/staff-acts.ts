import type { staffActs as english } from '#messages/en/staff-acts.ts'
import type { Translation } from '#messages/shape.ts'

export const staffActs: Translation<typeof english> = {
  conflict: 'Jemand war schneller, und nichts wurde doppelt getan. Hier ist der neueste Stand.',
  notDone: 'Es wurde nichts getan',
  unknown: 'Wir wissen noch nicht, ob das durchgegangen ist',
  unknownText: 'Prüfen Sie noch einmal: Dasselbe wird nie zweimal getan.',
  checkAgain: 'Erneut prüfen',
  reason: { needed: 'Geben Sie einen Grund an', tooLong: 'Verwenden Sie höchstens {max, number} Zeichen.' },
  busy: 'In Arbeit…',
  done: 'Erledigt: {act}',
  undo: 'Rückgängig',
  undone: 'Es ist wie vorher',
  reasonLabel: 'Grund',
  reasonHint: 'Er steht im Prüfprotokoll.',
}
