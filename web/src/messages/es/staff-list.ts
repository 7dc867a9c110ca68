import type { staffList as english } from '#messages/en/staff-list.ts'
import type { Translation } from '#messages/shape.ts'

export const staffList: Translation<typeof english> = {
  count: '{count, plural, =0 {Ninguna} one {# fila} other {# filas}}',
  countMore: 'Más de {max, number} filas',
  checked: 'Última comprobación: {time}',
  more: 'Cargar más',
  moreBusy: 'Cargando…',
  noMatch: 'Nada coincide',
  clear: 'Quitar filtros',
  stale: 'Hora de las cifras: {time}. No pudimos cargar otras más nuevas.',
  loadFailed: 'Esto no se cargó',
  notStaff: {
    title: 'Esta página es para el personal',
    text: 'Has entrado, pero no como parte del personal. Abre el enlace de un solo uso que te dio el operador.',
    action: 'Ir a tu panel',
  },
  notAllowed: 'Esta página no está abierta para ti',
  back: 'Volver a la lista',
  missing: 'No hay nada con esta referencia',
  missingText: 'Revisa si hay un error en la dirección o elige una fila de la lista.',
  csv: { save: 'Guardar como CSV', busy: 'Preparando…', saved: 'El archivo CSV se guardó' },
}
