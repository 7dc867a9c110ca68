import type { staffActs as english } from '#messages/en/staff-acts.ts'
import type { Translation } from '#messages/shape.ts'

export const staffActs: Translation<typeof english> = {
  conflict: 'Alguien fue más rápido y nada se hizo dos veces. Aquí está lo más reciente.',
  notDone: 'No se hizo nada',
  unknown: 'Aún no sabemos si esto se hizo',
  unknownText: 'Vuelve a comprobar: lo mismo nunca se hace dos veces.',
  checkAgain: 'Volver a comprobar',
  reason: { needed: 'Escribe un motivo', tooLong: 'Usa como máximo {max, number} caracteres.' },
  busy: 'Trabajando…',
  done: 'Hecho: {act}',
  undo: 'Deshacer',
  undone: 'Está como antes',
  reasonLabel: 'Motivo',
  reasonHint: 'Queda en el registro de auditoría.',
}
